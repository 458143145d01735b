import type { BlockOf } from "../content/resolve/forms.ts";
import { Section } from "./parts/Section.tsx";
import { RichText } from "./parts/text/RichText.tsx";

/** A table in words. On phones each row stands by itself, with the heads of the columns beside its cells. */
export function Table({ corner, columns, rows, ...section }: BlockOf<"table">) {
  return (
    <Section {...section}>
      <table>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells }) => (
            <tr key={label} data-item>
              <th scope="row">{label}</th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>
                  <small aria-hidden>{columns[index]}</small>
                  <span>
                    <RichText text={cell} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
