import type { Table } from "../tables.ts";
import { PropertyTable } from "./PropertyTable.tsx";

/** Tables of entries, each under its name and what it is. */
export function TableList({ tables }: { tables: Table[] }) {
  return tables.map((table) => (
    <PropertyTable key={table.anchor} table={table}>
      <strong>{table.title}:</strong> {table.description}
    </PropertyTable>
  ));
}
