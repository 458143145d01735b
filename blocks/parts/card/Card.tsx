import type { Finished } from "../../../content/types.ts";
import type { Card as CardData } from "../../../schema/types.ts";
import { Icon } from "../Icon.tsx";
import { Picture } from "../Picture.tsx";
import { CardBody } from "./CardBody.tsx";
import { CardLink } from "./CardLink.tsx";
import { Urgency } from "./Urgency.tsx";

interface CardProps {
  card: Finished<CardData>;
  /** index: a large title under a thin line; boxed: a card with a border. */
  look: "index" | "boxed";
}

/** One card in a grid of columns. */
export function Card({ card, look }: CardProps) {
  const { title, icon, picture, urgency, link } = card;
  const award = awardOf(card);
  return (
    <li data-item className={`card card-${look}`}>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 24rem, (min-width: 768px) 45vw, 90vw"
          className="aspect-[3/2] w-full object-cover"
        />
      )}
      <div>
        {icon && look === "boxed" && <Icon name={icon} className="size-8 text-brand" />}
        <h3>{title}</h3>
        {urgency && <Urgency level={urgency} />}
        {award && <p className="text-small font-semibold text-quiet">{award}</p>}
        <CardBody card={card} />
        {link && <CardLink link={link} title={title} />}
      </div>
    </li>
  );
}

/** One card as a row: its title, what it says, and at the right how urgent it is, its year or its link. */
export function LedgerRow({ card }: { card: Finished<CardData> }) {
  const { title, urgency, organization, year, link } = card;
  return (
    <li data-item className="card ledger-row">
      <div>
        <h3>{title}</h3>
        {organization && <p className="text-small text-quiet">{organization}</p>}
      </div>
      <div>
        <CardBody card={card} />
      </div>
      {(urgency || year || link) && (
        <div>
          {urgency && <Urgency level={urgency} />}
          {year && <p className="ledger-figure">{year}</p>}
          {link && <CardLink link={link} title={title} />}
        </div>
      )}
    </li>
  );
}

function awardOf({ organization, year }: Finished<CardData>): string {
  return [organization, year].filter(Boolean).join(", ");
}
