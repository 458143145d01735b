import type { WithPictures } from "../../content/resolve/forms.ts";
import type { Drawing as DrawingFile } from "../../content/theme/theme.ts";
import type { Action, Card as CardData } from "../../schema/types.ts";
import { ActionLink } from "./links/ActionLink.tsx";
import { Link } from "./links/Link.tsx";
import { Drawing } from "./pictures/Drawing.tsx";
import { Icon } from "./pictures/Icon.tsx";
import { ACROSS_PHONES, Picture } from "./pictures/Picture.tsx";
import { SampleMark } from "./SampleMark.tsx";
import { Paragraph, RichText } from "./text/RichText.tsx";
import { TickList } from "./text/TickList.tsx";
import { useWords } from "./text/Words.ts";

interface CardProps {
  card: WithPictures<CardData>;
  /** index: a large title under a thin line; boxed: a card with a border. */
  look: "index" | "boxed";
  drawing?: DrawingFile;
}

/** The `sizes` of a card's picture on phones; in an index a square of 6rem, cut out of one half as wide again. */
const ON_PHONES = { index: "9rem", boxed: ACROSS_PHONES };

/** One card in a grid of columns. */
export function Card({ card, look, drawing }: CardProps) {
  const { title, icon, picture, badge, price, urgency, organization, year, link, action, sample } = card;
  const award = [organization, year].filter(Boolean).join(", ");
  return (
    <li data-item className={`card card-${look}`}>
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 1024px) 24rem, (min-width: 768px) 45vw, ${ON_PHONES[look]}`}
          className="aspect-[3/2] w-full object-cover"
        />
      )}
      <div>
        {drawing && <Drawing drawing={drawing} className="size-8 text-brand" />}
        {icon && look === "boxed" && <Icon name={icon} className="size-8 text-brand" />}
        {badge && <p className="text-small font-semibold text-brand">{badge}</p>}
        <h3>
          {title}
          {sample && <SampleMark />}
        </h3>
        {price && <p className="font-display text-minor text-heading tabular">{price}</p>}
        {urgency && <Urgency level={urgency} />}
        {award && <p className="text-small font-semibold text-quiet">{award}</p>}
        <CardBody card={card} isRow={false} />
        {action && <ActionLink action={action} />}
        {link && <CardLink link={link} title={title} />}
      </div>
    </li>
  );
}

/** What is below a card's title. Its points have bullets; in a row they run inline, or are folded beside a price. */
export function CardBody({ card, isRow }: { card: WithPictures<CardData>; isRow: boolean }) {
  const { description, features, tasks, cost, arrival } = card;
  const words = useWords().cards;
  const isFolded = isRow && (cost || arrival);
  return (
    <>
      <Paragraph text={description} className="above-link" />
      {features && isFolded && (
        <details>
          <summary>{words.includes}</summary>
          <TickList items={features} />
        </details>
      )}
      {features && !isFolded && <TickList items={features} mark={isRow ? "dot" : "tick"} />}
      {tasks && <TickList items={tasks} mark={isRow ? "dot" : "tick"} />}
      <CardNotes card={card} />
    </>
  );
}

/** The link of a card. It covers the whole card, so that a tap anywhere follows it. */
export function CardLink({ link, title }: { link: Action; title: string }) {
  return (
    <p className="card-link">
      <Link href={link.href}>
        {link.label}
        <span className="sr-only">: {title}</span>
      </Link>
      <span aria-hidden>→</span>
    </p>
  );
}

const NOTES = ["cause", "prevention", "solution"] as const;

/** The cause, prevention and solution of a problem, each under its label. */
function CardNotes({ card }: { card: CardData }) {
  const words = useWords().cards;
  const notes = NOTES.flatMap((key) => (card[key] ? [{ label: words[key], text: card[key] }] : []));
  if (notes.length === 0) return null;
  return (
    <dl className="flex flex-col gap-3 border-s-2 border-brand ps-4">
      {notes.map(({ label, text }) => (
        <div key={label}>
          <dt className="font-semibold text-heading">{label}</dt>
          <dd>
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LEVELS = ["low", "medium", "high", "emergency"] as const;

/** How urgent a sign is, in words. Known levels also get a bar of tiles; any other text is shown alone. */
export function Urgency({ level }: { level: string }) {
  const words = useWords().cards;
  const known = LEVELS.find((one) => one === level.toLowerCase());
  return (
    <p className={`urgency ${known === "emergency" ? "text-emergency" : "text-brand"}`}>
      {known && (
        <span aria-hidden>
          {LEVELS.map((tile, index) => (
            <i key={tile} className={index > LEVELS.indexOf(known) ? "off" : undefined} />
          ))}
        </span>
      )}
      {known ? words[known] : level}
    </p>
  );
}
