import { PropertyTable } from "./PropertyTable.tsx";
import type { Table } from "./tables.ts";

/** Tables of entries, each under its name and what it is. */
export function TableList({ tables }: { tables: Table[] }) {
  return tables.map((table) => (
    <PropertyTable key={table.anchor} table={table}>
      <strong>{table.title}:</strong> {table.description}
    </PropertyTable>
  ));
}
