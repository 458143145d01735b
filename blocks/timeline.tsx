import type { BlockOf } from "../content/resolve/forms.ts";
import { Caption } from "./parts/pictures/Caption.tsx";
import { ACROSS_PHONES, Picture } from "./parts/pictures/Picture.tsx";
import { Section } from "./parts/Section.tsx";
import { Paragraph } from "./parts/text/RichText.tsx";
import { TickList } from "./parts/text/TickList.tsx";

/** Column classes by number of entries: 2 to 5 entries form one calendar row; any other number is a list. */
const WEEK: Partial<Record<number, string>> = {
  2: "lg:grid-cols-2",
  3: "lg:grid-cols-3",
  4: "lg:grid-cols-4",
  5: "lg:grid-cols-5",
};

/** Events in order, as in a calendar; shades of color can show progress or severity. */
export function Timeline({ entries, shades, picture, ...section }: BlockOf<"timeline">) {
  const week = WEEK[entries.length];
  return (
    <Section {...section}>
      {picture && (
        <figure className="mb-8 lg:mb-12">
          <Picture
            picture={picture}
            sizes={`(min-width: 1440px) 80rem, (min-width: 768px) 90vw, ${ACROSS_PHONES}`}
            className="w-full"
          />
          <Caption picture={picture} className="pt-3 text-small text-quiet" />
        </figure>
      )}
      <ol
        className={`border-t-2 border-heading ${shades ? `shades-${shades}` : ""} ${week ? `lg:grid ${week}` : ""}`}
      >
        {entries.map(({ label, title, description, tasks }) => (
          <li
            key={label}
            data-item
            className={`grid content-start gap-x-10 gap-y-2 border-b border-line py-6 md:grid-cols-[4fr_8fr] ${
              week ? "lg:grid-cols-1 lg:border-e lg:px-5 lg:first:ps-0 lg:last:border-e-0 lg:last:pe-0" : ""
            }`}
          >
            <p className="font-display text-minor tracking-display text-heading tabular">{label}</p>
            <div className="flex max-w-xl flex-col gap-2">
              {title && <h3 className="text-title">{title}</h3>}
              <Paragraph text={description} />
              {tasks && <TickList items={tasks} />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
