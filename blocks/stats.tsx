import type { BlockOf } from "../content/resolve/forms.ts";
import { Section } from "./parts/Section.tsx";
import { StatRow } from "./parts/StatRow.tsx";

/** A few large numbers. */
export function Stats({ stats, ...section }: BlockOf<"stats">) {
  return (
    <Section {...section}>
      <StatRow stats={stats} items />
    </Section>
  );
}
