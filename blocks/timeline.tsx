import type { BlockOf } from "../content/types.ts";
import { RichText } from "./parts/RichText.tsx";
import { Section } from "./parts/Section.tsx";
import { TickList } from "./parts/TickList.tsx";

/** What happens when, as a page of a calendar: the time on the left, what it holds on the right. */
export function Timeline({ entries, water, ...section }: BlockOf<"timeline">) {
  return (
    <Section {...section}>
      <ol
        className={`${water ? "water " : ""}divide-y divide-line overflow-hidden rounded-card border border-line bg-card`}
      >
        {entries.map(({ label, title, description, tasks }) => (
          <li
            key={label}
            data-item
            className={`grid gap-3 p-6 md:gap-8 lg:p-8 ${water ? "md:grid-cols-[7rem_11rem_1fr]" : "md:grid-cols-[14rem_1fr]"}`}
          >
            <p className="font-display text-title text-brand">{label}</p>
            <div className="flex max-w-xl flex-col gap-2.5">
              {title && <h3 className="text-title">{title}</h3>}
              {description && (
                <p>
                  <RichText text={description} />
                </p>
              )}
              {tasks && <TickList items={tasks} mark="dot" />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
