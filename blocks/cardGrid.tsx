import type { BlockOf } from "../content/resolve/forms.ts";
import { Card, LedgerRow } from "./parts/Card.tsx";
import { Section } from "./parts/Section.tsx";

const COLUMNS = { 2: "lg:grid-cols-2", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

/** Cards (services, reasons, signs, causes) in columns, in rows, or in rows beside a picture: its `look` decides. */
export function CardGrid({ cards, cardDrawings, columns = 3, look, ...section }: BlockOf<"cardGrid">) {
  const inColumns = look === "index" || look === "boxed";
  return (
    <Section {...section}>
      <ul className={inColumns ? `cards ${COLUMNS[columns]}` : look}>
        {cards.map((card, index) =>
          inColumns ? (
            <Card key={card.title} card={card} look={look} drawing={cardDrawings[index]} />
          ) : (
            <LedgerRow key={card.title} card={card} />
          ),
        )}
      </ul>
    </Section>
  );
}
