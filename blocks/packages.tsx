import type { BlockOf } from "../content/resolve/forms.ts";
import { ActionLink } from "./parts/links/ActionLink.tsx";
import { Section } from "./parts/Section.tsx";
import { Paragraph, RichText } from "./parts/text/RichText.tsx";
import { TickList } from "./parts/text/TickList.tsx";
import { useWords } from "./parts/text/Words.ts";

/** Packages side by side, with names, prices and buttons aligned across them. */
export function Packages({ packages, ...section }: BlockOf<"packages">) {
  return (
    <Section {...section}>
      <ul className="grid grid-cols-1 gap-5 lg:auto-cols-fr lg:grid-cols-none lg:grid-flow-col lg:grid-rows-[repeat(5,auto)] lg:gap-y-0">
        {packages.map((offer) => (
          <Package key={offer.name} offer={offer} />
        ))}
      </ul>
    </Section>
  );
}

function Package({ offer }: { offer: BlockOf<"packages">["packages"][number] }) {
  const { name, description, price, period, popular, features, without, action, note } = offer;
  const words = useWords().cards;
  return (
    <li
      data-item
      className={`grid grid-cols-1 content-start gap-y-4 rounded-card border bg-card p-6 lg:row-span-5 lg:grid-rows-subgrid lg:p-8 ${popular ? "-m-px border-2 border-heading" : "border-line"}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-title">{name}</h3>
        {popular && <p className="text-small font-semibold text-brand">{words.popular}</p>}
      </div>
      {price ? <Price price={price} period={period} /> : <span aria-hidden className="hidden lg:block" />}
      <p>{description && <RichText text={description} />}</p>
      <div>
        <TickList items={features} />
        {without && (
          <div className="mt-4 text-quiet">
            <p className="text-small font-semibold">{words.without}</p>
            <TickList items={without} mark="dot" />
          </div>
        )}
      </div>
      <div className="mt-2 grid grid-cols-1 content-start">
        <ActionLink action={action} look={popular ? undefined : "outline"} />
        <Paragraph text={note} className="mt-3 text-small text-quiet" />
      </div>
    </li>
  );
}

/** An amount of money, its sign in front or behind. */
const SUM = /\p{Sc}\s?\d[\d,.]*|\d[\d,.]*\s?\p{Sc}/u;

/** A price with its amount in large type, such as "from $165/week", and what it is for. */
function Price({ price, period }: { price: string; period: string | undefined }) {
  const { 0: sum, index } = SUM.exec(price) ?? { 0: "", index: price.length };
  const after = price.slice(index + sum.length);
  return (
    <p className="text-small tabular">
      {price.slice(0, index)}
      {sum && (
        <>
          <span className="font-display text-[min(3.5rem,19vw)] leading-none tracking-display text-heading">
            {sum}
          </span>
          {/^\s/.test(after) && " "}
          {/\p{L}/u.test(after) ? <span className="inline-block">{after.trimStart()}</span> : after}
        </>
      )}
      {period && (
        <>
          {" "}
          <span className="inline-block">{period}</span>
        </>
      )}
    </p>
  );
}
