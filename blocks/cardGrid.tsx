import type { BlockOf } from "../content/resolve/forms.ts";
import { Card, CardBody, CardLink, Urgency } from "./parts/Card.tsx";
import { ActionLink } from "./parts/links/ActionLink.tsx";
import { ACROSS_PHONES, Picture } from "./parts/pictures/Picture.tsx";
import { SampleMark } from "./parts/SampleMark.tsx";
import { Section } from "./parts/Section.tsx";
import { RichText } from "./parts/text/RichText.tsx";
import { useWords } from "./parts/text/Words.ts";

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

/** One card as a row: title, body, and on the right its urgency, year and link. Phones alone show its picture. */
function LedgerRow({ card }: { card: BlockOf<"cardGrid">["cards"][number] }) {
  const { title, picture, badge, price, urgency, organization, year, cost, arrival, link, action, sample } =
    card;
  const words = useWords().answers;
  const facts = [
    [words.arrival, arrival],
    [words.price, cost],
  ] as const;
  return (
    <li data-item className="card ledger-row">
      <div>
        {picture && <Picture picture={picture} sizes={ACROSS_PHONES} className="row-picture md:hidden" />}
        {badge && <p className="text-small font-semibold text-brand">{badge}</p>}
        <h3>
          {title}
          {sample && <SampleMark />}
        </h3>
        {organization && <p className="text-small text-quiet">{organization}</p>}
      </div>
      <div>
        <CardBody card={card} isRow />
      </div>
      {(urgency || year || price || cost || arrival || link || action) && (
        <div>
          {urgency && <Urgency level={urgency} />}
          {(year || price) && <p className="ledger-figure">{year ?? price}</p>}
          {facts.map(
            ([label, fact]) =>
              fact && (
                <p key={label} className="above-link">
                  <small>{label}</small> <RichText text={fact.text} />
                  {fact.sample && <SampleMark />}
                </p>
              ),
          )}
          {action && <ActionLink action={action} />}
          {link && <CardLink link={link} title={title} />}
        </div>
      )}
    </li>
  );
}
