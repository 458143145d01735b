import type { BlockOf } from "../content/resolve/forms.ts";
import { Card, LedgerRow } from "./parts/Card.tsx";
import { Section } from "./parts/Section.tsx";

const COLUMNS = { 2: "lg:grid-cols-2", 3: "lg:grid-cols-3", 4: "lg:grid-cols-4" };

/** How many cards of the look "lead" come before its table. */
const LEADING = 3;

/** Cards (services, reasons, signs, causes) in columns, in rows, or in rows beside a picture: its `look` decides. */
export function CardGrid({ cards, cardDrawings, columns = 3, look, ...section }: BlockOf<"cardGrid">) {
  const inColumns = { index: cards.length, boxed: cards.length, lead: LEADING, ledger: 0, bleed: 0 }[look];
  const rows = cards.slice(inColumns);
  return (
    <Section {...section}>
      {inColumns > 0 && (
        <ul className={`cards ${COLUMNS[columns]}`}>
          {cards.slice(0, inColumns).map((card, index) => (
            <Card
              key={card.title}
              card={card}
              look={look === "boxed" ? look : "index"}
              drawing={cardDrawings[index]}
            />
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <ul className={look === "bleed" ? look : `ledger ${look}`}>
          {rows.map((card) => (
            <LedgerRow key={card.title} card={card} />
          ))}
        </ul>
      )}
    </Section>
  );
}
