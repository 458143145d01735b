import type { BlockOf } from "../content/types.ts";
import { RichText } from "./parts/RichText.tsx";
import { Section } from "./parts/Section.tsx";
import { Tile } from "./parts/TickList.tsx";

const COLUMNS = { 1: "", 2: "md:grid-cols-2", 3: "md:grid-cols-2 lg:grid-cols-3" };

/** A plain list: what is included, or (with `marker: alert`) what to look for. */
export function Checklist({ items, marker = "tick", columns = 2, ...section }: BlockOf<"checklist">) {
  return (
    <Section {...section}>
      <ul className={`grid gap-x-12 border-t border-heading lg:gap-x-20 ${COLUMNS[columns]}`}>
        {items.map(({ title, description }) => (
          <li key={title} data-item className="flex gap-3.5 border-b border-line py-4">
            <Tile hollow={marker === "alert"} />
            <div>
              <p className="font-medium text-heading">
                <RichText text={title} />
              </p>
              {description && (
                <p className="mt-1 max-w-xl text-small">
                  <RichText text={description} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
