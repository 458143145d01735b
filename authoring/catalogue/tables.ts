import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import { anchorOf, describeType, nounOf, type TypeDescription } from "./describeType.ts";

/** One line of a table: a name, and what a writer may put behind it. */
interface Row {
  name: string;
  takes: TypeDescription;
  needed: boolean;
  description: string;
}

/** The names that one kind of entry can have. */
export interface Table {
  /** Where on the page it stands. */
  anchor: string;
  title: string;
  description: string;
  rows: Row[];
}

/**
 * The table of an entry, and those of the entries that can stand in it and nowhere else. What is needed
 * comes first; the names in `common`, which nearly every block has, come last.
 */
export function tablesOf(node: SchemaNode, common: Set<string> = new Set()): Table[] {
  const rows = node.properties.map(([name, property]): Row => {
    const needed = node.required.includes(name);
    return { name, takes: describeType(property), needed, description: property.description };
  });
  const rank = ({ name, needed }: Row) => (needed ? 0 : common.has(name) ? 2 : 1);
  const table = {
    anchor: anchorOf(node),
    title: nounOf(node),
    description: node.description,
    rows: rows.sort((a, b) => rank(a) - rank(b)),
  };
  return [table, ...ownEntries(node).flatMap((entry) => tablesOf(entry))];
}

/** The entries within an entry that are no part of others, each once. */
function ownEntries({ properties }: SchemaNode): SchemaNode[] {
  const entries = properties
    .map(([, property]) => property.items ?? property)
    .filter(({ part, properties: inner }) => part === undefined && inner.length > 0);
  return [...new Map(entries.map((entry) => [entry.title, entry])).values()];
}
