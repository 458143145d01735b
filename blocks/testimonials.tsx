import type { BlockOf } from "../content/types.ts";
import { SampleMark } from "./parts/SampleMark.tsx";
import { Section } from "./parts/Section.tsx";
import { StatRow } from "./parts/StatRow.tsx";

/** What customers say, under the numbers that sum it up. */
export function Testimonials({ stats, testimonials, ...section }: BlockOf<"testimonials">) {
  return (
    <Section {...section}>
      {stats && (
        <div className="mb-12">
          <StatRow stats={stats} />
        </div>
      )}
      <ul className="cards lg:grid-cols-3">
        {testimonials.map(({ quote, who, sample }) => (
          <li key={quote} data-item className="rounded-card border border-line bg-card p-7">
            <figure className="flex h-full flex-col gap-5">
              <blockquote className="font-display text-title font-normal text-heading">“{quote}”</blockquote>
              <figcaption className="mt-auto flex flex-col items-start gap-3 text-small font-medium text-quiet">
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
