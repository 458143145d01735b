import type { BlockOf } from "../content/types.ts";
import { Card } from "./parts/card/Card.tsx";
import { Section } from "./parts/Section.tsx";

const COLUMNS = { 2: "lg:grid-cols-2", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

/** A grid of cards: 1 column on phones, 2 on tablets, 3 on large screens unless the block says otherwise. */
export function CardGrid({ cards, columns = 3, look = "boxed", ...section }: BlockOf<"cardGrid">) {
  return (
    <Section {...section}>
      <ul className={`cards ${COLUMNS[columns]}`}>
        {cards.map((card) => (
          <Card key={card.title} card={card} look={look} />
        ))}
      </ul>
    </Section>
  );
}
