import type { BlockOf } from "../content/types.ts";
import { ActionLink } from "./parts/ActionLink.tsx";
import { RichText } from "./parts/RichText.tsx";
import { Section } from "./parts/Section.tsx";
import { TickList } from "./parts/TickList.tsx";

/** Packages side by side, the most popular one raised. */
export function Packages({ packages, ...section }: BlockOf<"packages">) {
  return (
    <Section {...section}>
      <ul className="grid items-stretch gap-6 pt-4 lg:grid-cols-3">
        {packages.map((offer) => (
          <Package key={offer.name} {...offer} />
        ))}
      </ul>
    </Section>
  );
}

function Package({
  name,
  description,
  price,
  popular,
  features,
  action,
}: BlockOf<"packages">["packages"][number]) {
  return (
    <li
      data-item
      className={`relative flex flex-col gap-4 rounded-card border bg-card p-7 ${popular ? "border-2 border-brand lg:-my-4 lg:py-11" : "border-line"}`}
    >
      {popular && (
        <p className="absolute -top-4 left-7 rounded-full bg-heading px-4 py-1 text-small font-semibold text-ground">
          Most Popular
        </p>
      )}
      <h3 className="text-title">{name}</h3>
      {price && <p className="font-display text-[1.875rem] leading-tight text-heading">{price}</p>}
      {description && (
        <p>
          <RichText text={description} />
        </p>
      )}
      <TickList items={features} />
      <div className="mt-auto grid pt-4">
        <ActionLink action={action} />
      </div>
    </li>
  );
}
