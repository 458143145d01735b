import type { BlockOf, TitledCard } from "../content/types.ts";
import { ActionLinks } from "./parts/ActionLink.tsx";
import { Icon } from "./parts/Icon.tsx";
import { RichText } from "./parts/RichText.tsx";
import { Section } from "./parts/Section.tsx";

/** Ways to reach us; red for emergencies alone. */
export function ContactCards({ cards, ...section }: BlockOf<"contactCards">) {
  return (
    <Section {...section}>
      <ul className="cards lg:grid-cols-3">
        {cards.map((card: TitledCard) => (
          <ContactCard key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  );
}

function ContactCard({ title, icon, description, lines, emergency, actions }: TitledCard) {
  const ground = emergency ? "bg-emergency on-red" : "border border-line bg-card";
  return (
    <li data-item className={`flex flex-col gap-3 rounded-card p-7 ${ground}`}>
      {icon && <Icon name={icon} className="size-7 text-brand" />}
      <h3 className="text-title">{title}</h3>
      {description && (
        <p>
          <RichText text={description} />
        </p>
      )}
      {lines && (
        <div>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <ActionLinks actions={actions} className="mt-auto pt-3" />
    </li>
  );
}
