import type { BlockOf, TitledCard } from "../content/resolve/forms.ts";
import { ActionLinks } from "./parts/links/ActionLink.tsx";
import { Section } from "./parts/Section.tsx";
import { Paragraph, PlainText } from "./parts/text/RichText.tsx";

/** Ways to reach us. Only emergencies are red. */
export function ContactCards({ cards, ...section }: BlockOf<"contactCards">) {
  return (
    <Section {...section}>
      <ul className="cards max-md:gap-y-6 lg:grid-cols-3">
        {cards.map((card: TitledCard) => (
          <ContactCard key={card.title} {...card} />
        ))}
      </ul>
    </Section>
  );
}

function ContactCard({ title, description, lines, hours, emergency, actions }: TitledCard) {
  const ground = emergency ? "rounded-card bg-emergency p-6 on-red" : "border-t border-heading pt-5";
  return (
    <li data-item className={`flex flex-col gap-2 ${ground}`}>
      <h3 className="text-title">{title}</h3>
      <Paragraph text={description} />
      {lines && (
        <div>
          {lines.map((line) => (
            <p key={line}>
              <PlainText text={line} />
            </p>
          ))}
        </div>
      )}
      {hours && <p className="tabular">{hours}</p>}
      <ActionLinks
        actions={actions}
        className="mt-auto flex! flex-wrap gap-2 pt-2 *:px-4 *:text-small max-md:*:min-w-[45%] max-md:*:grow max-md:*:px-2 max-md:*:text-[0.875rem]"
      />
    </li>
  );
}
