import type { BlockOf } from "../content/resolve/forms.ts";
import type { Action } from "../schema/types.ts";
import { Link } from "./parts/links/Link.tsx";
import { ACROSS_PHONES, Picture } from "./parts/pictures/Picture.tsx";
import { SampleMark } from "./parts/SampleMark.tsx";
import { Section } from "./parts/Section.tsx";
import { StatRow } from "./parts/StatRow.tsx";

const SIZES = `(min-width: 1024px) 36rem, ${ACROSS_PHONES}`;

/** Customer quotes: the first large, the others below it, all under what sums them up. */
export function Testimonials({ stats, summary, testimonials, days, ...section }: BlockOf<"testimonials">) {
  return (
    <Section {...section}>
      {stats && (
        <div className="mb-10 lg:mb-16">
          <StatRow stats={stats} />
        </div>
      )}
      {summary && (
        <p className="mb-6 flex flex-wrap items-baseline gap-x-4 lg:mb-12">
          <span className="font-display text-section text-heading tabular">{summary.rating}</span>
          <Stars rating={summary.rating} />
          <span>
            <Source {...summary.source} count={summary.count} />
            {summary.sample && <SampleMark />}
          </span>
        </p>
      )}
      <ul className="grid gap-x-16 gap-y-6 lg:gap-y-10 lg:grid-cols-2">
        {testimonials.map(({ quote, who, rating, date, source, picture, sample }, index) => (
          <li
            key={quote}
            data-item
            className="group border-t border-line pt-5 first:col-span-full first:lg:pt-8"
          >
            <figure>
              {picture && <Picture picture={picture} sizes={SIZES} className="mb-5 w-full" />}
              <blockquote className="text-heading md:text-lead group-first:max-w-5xl group-first:font-display group-first:text-minor md:group-first:text-section group-first:tracking-display">
                “{quote}”
              </blockquote>
              <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-quiet">
                {rating && <Stars rating={rating} />}
                <span>
                  {who}
                  {sample && <SampleMark />}
                </span>
                {date && <time dateTime={date}>{days?.[index]}</time>}
                {source && <Source {...source} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A rating as stars, and in figures for those who do not see them. */
function Stars({ rating }: { rating: number }) {
  const full = Math.round(rating);
  return (
    <span className="text-brand">
      <span aria-hidden>{"★".repeat(full) + "☆".repeat(5 - full)}</span>
      <span className="sr-only">{rating}/5</span>
    </span>
  );
}

/** Where a review stands, or a number of them. */
function Source({ label, href, count }: Action & { count?: number }) {
  return (
    <Link href={href} className="underline underline-offset-4">
      {count === undefined ? label : `${count} · ${label}`}
    </Link>
  );
}
