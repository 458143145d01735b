import type { Finished } from "../../../content/types.ts";
import type { Card as CardData } from "../../../schema/types.ts";
import { Icon } from "../Icon.tsx";
import { linkAttributes } from "../linkAttributes.ts";
import { Picture } from "../Picture.tsx";
import { RichText } from "../RichText.tsx";
import { SampleMark } from "../SampleMark.tsx";
import { TickList } from "../TickList.tsx";
import { CardNotes } from "./CardNotes.tsx";
import { Urgency } from "./Urgency.tsx";

const LOOKS = {
  boxed: "overflow-hidden rounded-card border border-line bg-card",
  plain: "border-t border-line pt-6",
};

/** One card. Its one link covers it whole. */
export function Card({ card, look }: { card: Finished<CardData>; look: "boxed" | "plain" }) {
  const { title, description, icon, picture, features, tasks, urgency, organization, year, link, sample } =
    card;
  const award = [organization, year].filter(Boolean).join(", ");
  return (
    <li data-item className={`group relative flex flex-col ${LOOKS[look]}`}>
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1024px) 24rem, (min-width: 768px) 45vw, 90vw"
          className="aspect-[3/2] w-full object-cover"
        />
      )}
      <div className={`flex grow flex-col gap-3 ${look === "boxed" ? "p-6 lg:p-7" : ""}`}>
        {icon && <Icon name={icon} className="size-8 text-brand" />}
        <h3 className="text-title">{title}</h3>
        {urgency && <Urgency level={urgency} />}
        {award && <p className="text-small font-semibold text-quiet">{award}</p>}
        {sample && (
          <p>
            <SampleMark />
          </p>
        )}
        {description && (
          <p className="above-link">
            <RichText text={description} />
          </p>
        )}
        {features && <TickList items={features} />}
        {tasks && <TickList items={tasks} mark="dot" />}
        <CardNotes card={card} />
        {link && <CardLink label={link.label} href={link.href ?? ""} title={title} />}
      </div>
    </li>
  );
}

function CardLink({ label, href, title }: { label: string; href: string; title: string }) {
  return (
    <p className="mt-auto pt-3 font-semibold text-brand">
      <a
        {...linkAttributes(href)}
        className="after:absolute after:inset-0 group-hover:underline underline-offset-4"
      >
        {label}
        <span className="sr-only">: {title}</span>
      </a>
      <span aria-hidden className="ml-1.5 inline-block transition-transform group-hover:translate-x-1">
        →
      </span>
    </p>
  );
}
