import type { BlockOf } from "../content/types.ts";
import { RichText } from "./parts/RichText.tsx";
import { Section } from "./parts/Section.tsx";
import { Tick } from "./parts/TickList.tsx";

const COLUMNS = { 1: "", 2: "md:grid-cols-2", 3: "md:grid-cols-2 lg:grid-cols-3" };

/** A plain list: what is included, or (with `marker: alert`) what to look for. */
export function Checklist({ items, marker = "tick", columns = 2, ...section }: BlockOf<"checklist">) {
  return (
    <Section {...section}>
      <ul className={`grid gap-x-12 ${COLUMNS[columns]}`}>
        {items.map(({ title, description }) => (
          <li key={title} data-item className="flex gap-3.5 border-t border-line py-4">
            {marker === "tick" ? <Tick /> : <Alert />}
            <div>
              <p className="font-medium text-heading">
                <RichText text={title} />
              </p>
              {description && (
                <p className="mt-1 max-w-md text-small">
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

function Alert() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="mt-1 size-4 shrink-0 text-brand"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <path d="M8 2 1.8 13.2h12.4zM8 6.6v3M8 11.6v.1" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
