import type { BlockOf } from "../content/resolve/forms.ts";
import type { Scale } from "../schema/types.ts";
import { Section } from "./parts/Section.tsx";
import { RichText } from "./parts/text/RichText.tsx";

/** A table of values, each drawn on its scale. */
export function Scales({ scales, ...section }: BlockOf<"scales">) {
  return (
    <Section {...section}>
      <table className="w-full border-t border-heading tabular">
        <tbody>
          {scales.map((row) => (
            <tr
              key={row.label}
              data-item
              className="flex flex-wrap items-baseline gap-x-4 gap-y-2 border-b border-line py-4"
            >
              <th scope="row" className="text-start font-semibold text-heading">
                {row.label}
                {row.note && (
                  <small className="mt-1 block text-small font-normal text-body">
                    <RichText text={row.note} />
                  </small>
                )}
              </th>
              <td className="lg:grid lg:grid-cols-2 lg:gap-8">
                <p className="font-display text-minor tracking-display text-heading">{row.value}</p>
                <Drawn {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** A range drawn on its scale; hidden from screen readers, as the text beside it says the same. */
function Drawn({ min, max, scale }: Scale) {
  const at = (value: number) => Math.round(((value - scale.min) / (scale.max - scale.min)) * 100);
  const start = min === undefined ? 0 : at(min);
  return (
    <div aria-hidden className="mt-3 flex flex-wrap justify-between text-small text-quiet">
      <svg aria-hidden className="mb-1 h-3 w-full" viewBox="0 0 100 12" preserveAspectRatio="none">
        <path d="M0 6H100" />
        <rect x={start} width={Math.max(at(max) - start, 1)} y={2} height={8} />
      </svg>
      <span>{scale.min}</span>
      <span>{scale.max}</span>
    </div>
  );
}
