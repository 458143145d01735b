import type { BlockOf } from "../content/resolve/forms.ts";
import type { Stat } from "../schema/types.ts";
import { Section } from "./parts/Section.tsx";
import { StatRow } from "./parts/StatRow.tsx";

/** A few large numbers; a single one is very large. */
export function Stats({ stats, ...section }: BlockOf<"stats">) {
  const [only, ...others] = stats;
  return (
    <Section {...section}>
      {only && others.length === 0 ? <Fact stat={only} /> : <StatRow stats={stats} items />}
    </Section>
  );
}

/** One very large number with a smaller unit and a label. */
function Fact({ stat: { number, label } }: { stat: Stat }) {
  const [figure = "", ...unit] = number.split(/[ \u00a0]/);
  return (
    <p data-item className="fact">
      <strong>
        {figure}
        {unit.length > 0 && <small>{`\u00a0${unit.join(" ")}`}</small>}
      </strong>{" "}
      <span>{label}</span>
    </p>
  );
}
