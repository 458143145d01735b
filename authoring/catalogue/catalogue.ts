import { type SchemaNode, SchemaReader } from "../../content/check/schemas/schemaNode.ts";
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

/** A block type as the catalogue describes it. */
export interface BlockEntry {
  type: string;
  description: string;
  tables: Table[];
  /** The examples of the schema, with variables not filled in. */
  examples: unknown[];
}

/** Everything that a content file can contain, from the schemas. */
export interface Catalogue {
  blocks: BlockEntry[];
  /** A page's own names, and the entries that only pages have. */
  page: Table[];
  /** Parts that several blocks share. */
  parts: Table[];
  /** The names of the icons. */
  icons: string[];
  site: Table[];
}

const OF_PAGES = ["city", "article"];

/** Makes the catalogue from schema/. */
export function readCatalogue(): Catalogue {
  const reader = new SchemaReader();
  const part = (name: string) => reader.read("parts.json", name);
  const shared = reader.definitions("parts.json").filter((name) => !OF_PAGES.includes(name));
  return {
    blocks: blocksIn(reader),
    page: [...tablesOf(reader.read("page.json")), ...OF_PAGES.flatMap((name) => tablesOf(part(name)))],
    parts: shared.map(part).flatMap((node) => (node.properties.length > 0 ? tablesOf(node) : [])),
    icons: part("icon").choices.map(String),
    site: tablesOf(reader.read("site.json")),
  };
}

function blocksIn(reader: SchemaReader): BlockEntry[] {
  const nodes = reader.read("block.json").variants;
  const common = commonTo(nodes);
  return nodes.map((node) => ({
    type: typeOf(node),
    description: node.description,
    tables: tablesOf(node, common),
    examples: node.examples,
  }));
}

function typeOf({ properties }: SchemaNode): string {
  return String(properties.find(([name]) => name === "type")?.[1].constant);
}

/** The names that more than half of the blocks have. */
function commonTo(nodes: SchemaNode[]): Set<string> {
  const names = nodes.flatMap(({ properties }) => properties.map(([name]) => name));
  const blocksWith = (name: string) => names.filter((other) => other === name).length;
  return new Set(names.filter((name) => blocksWith(name) > nodes.length / 2));
}

/**
 * Returns the table of an entry, and those of the entries that occur only within it. Required names come first; the
 * names in `common`, which most blocks have, come last.
 */
function tablesOf(node: SchemaNode, common: Set<string> = new Set()): Table[] {
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

/** Returns the entries within an entry that have no definition shared with others, each once. */
function ownEntries({ properties }: SchemaNode): SchemaNode[] {
  const entries = properties
    .map(([, property]) => property.items ?? property)
    .filter(({ part, properties: inner }) => part === undefined && inner.length > 0);
  return [...new Map(entries.map((entry) => [entry.title, entry])).values()];
}
