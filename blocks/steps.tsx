import type { BlockOf } from "../content/types.ts";
import { CityLinks } from "./parts/place/CityLinks.tsx";
import { RichText } from "./parts/RichText.tsx";
import { Section } from "./parts/Section.tsx";

/** A process step by step, with the cities we cover beside it where the block asks for them. */
export function Steps({ steps, coverage, cities, ...section }: BlockOf<"steps">) {
  return (
    <Section {...section}>
      <div className={coverage ? "grid gap-12 lg:grid-cols-[1fr_22rem] lg:gap-16" : ""}>
        <ol className={`grid gap-x-10 gap-y-9 md:grid-cols-2 ${coverage ? "" : columnsFor(steps.length)}`}>
          {steps.map((step, index) => (
            <Step key={step.title} number={index + 1} {...step} />
          ))}
        </ol>
        {coverage && (
          <aside className="rounded-card border border-line bg-card p-7">
            <h3 className="text-title">{coverage.heading}</h3>
            {coverage.description && (
              <p className="mt-2 mb-5">
                <RichText text={coverage.description} />
              </p>
            )}
            <CityLinks cities={cities} className="columns-2 gap-6 text-small" />
          </aside>
        )}
      </div>
    </Section>
  );
}

/** Three columns, or four where three would leave the last step alone. */
function columnsFor(count: number) {
  return count % 3 === 1 ? "lg:grid-cols-4" : "lg:grid-cols-3";
}

interface StepProps {
  number: number;
  title: string;
  description: string;
  duration?: string;
}

function Step({ number, title, description, duration }: StepProps) {
  return (
    <li data-item className="wave-line flex flex-col gap-2.5 pt-7">
      <p className="flex items-baseline justify-between gap-4">
        <span aria-hidden className="font-display text-5xl font-light text-brand">
          {number}
        </span>
        {duration && (
          <span className="rounded-full bg-brand-pale px-3 py-1 text-small font-semibold text-brand">
            {duration}
          </span>
        )}
      </p>
      <h3 className="text-title">{title}</h3>
      <p>
        <RichText text={description} />
      </p>
    </li>
  );
}
