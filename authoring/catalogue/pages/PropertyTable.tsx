import type { ReactNode } from "react";
import type { Table } from "../catalogue.ts";
import type { TypeDescription } from "../describeType.ts";

/** What an entry can hold, name by name. `children` are the table's caption. */
export function PropertyTable({ table, children }: { table: Table; children: ReactNode }) {
  return (
    <table id={table.anchor} className="properties">
      <caption>{children}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What to write</th>
          <th scope="col">Needed?</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ name, takes, needed, description }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <TypeWords takes={takes} />
            </td>
            <td>{needed ? <strong>needed</strong> : "optional"}</td>
            <td>{description}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TypeWords({ takes: { words, noun, anchor } }: { takes: TypeDescription }) {
  if (noun === undefined) return words;
  return (
    <>
      {words} <a href={`#${anchor}`}>{noun}</a>
    </>
  );
}

/** Tables of entries, each under its name and what it is. */
export function TableList({ tables }: { tables: Table[] }) {
  return tables.map((table) => (
    <PropertyTable key={table.anchor} table={table}>
      <strong>{table.title}:</strong> {table.description}
    </PropertyTable>
  ));
}
