import type { BlockOf } from "../content/resolve/forms.ts";
import { SampleMark } from "./parts/SampleMark.tsx";
import { Section } from "./parts/Section.tsx";
import { StatRow } from "./parts/StatRow.tsx";

/** Customer quotes: the first large, the others below it, all under numbers that sum them up. */
export function Testimonials({ stats, testimonials, ...section }: BlockOf<"testimonials">) {
  return (
    <Section {...section}>
      {stats && (
        <div className="mb-10 lg:mb-16">
          <StatRow stats={stats} />
        </div>
      )}
      <ul className="grid gap-x-16 gap-y-6 lg:gap-y-10 lg:grid-cols-2">
        {testimonials.map(({ quote, who, sample }) => (
          <li
            key={quote}
            data-item
            className="group border-t border-line pt-5 first:col-span-full first:lg:pt-8"
          >
            <figure>
              <blockquote className="text-heading md:text-lead group-first:max-w-5xl group-first:font-display group-first:text-minor md:group-first:text-section group-first:tracking-display">
                “{quote}”
              </blockquote>
              <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-quiet">
                {who}
                {sample && <SampleMark />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
