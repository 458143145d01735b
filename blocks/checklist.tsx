import type { BlockOf } from "../content/resolve/forms.ts";
import { Section } from "./parts/Section.tsx";
import { Paragraph } from "./parts/text/RichText.tsx";

/** Classes by number of columns. A last item alone in its row spans the row. */
const COLUMNS = {
  1: "",
  2: "md:grid-cols-2 md:*:last:odd:col-span-2",
  3: "md:grid-cols-2 md:max-lg:*:last:odd:col-span-2 lg:grid-cols-3",
};

/** A plain list: what is included, or (with `marker: alert`) what to look for. */
export function Checklist({ items, marker = "tick", columns = 2, ...section }: BlockOf<"checklist">) {
  return (
    <Section {...section}>
      <ul
        className={`ticks ${marker === "alert" ? "hollow" : ""} grid gap-x-12 border-t border-heading lg:gap-x-20 ${COLUMNS[columns]}`}
      >
        {items.map(({ title, description }) => (
          <li key={title} data-item className="border-b border-line py-4">
            <Paragraph text={title} className="font-medium text-heading" />
            <Paragraph text={description} className="mt-1 max-w-lg" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
