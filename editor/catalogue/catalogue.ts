import { SchemaReader } from "../../content/validate/readSchema.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import type { Icon } from "../../schema/types.ts";
import { anchorOf, describeType, nounOf, type TypeDescription } from "./describeType.ts";

/** The properties of one kind of entry, and the values that each takes. */
export interface Table {
  anchor: string;
  title: string;
  description: string;
  rows: { name: string; takes: TypeDescription; needed: boolean; description: string }[];
}

/** Everything that a content file can contain, from the schemas. */
export type Catalogue = ReturnType<typeof readCatalogue>;

const OF_PAGES = ["city", "article"];

/** Builds the catalogue from the schemas in schema/. */
export function readCatalogue() {
  const reader = new SchemaReader();
  const part = (name: string) => reader.read("parts.json", name);
  const shared = reader.definitions("parts.json").filter((name) => !OF_PAGES.includes(name));
  const blocks = reader.read("block.json").variants;
  const common = commonTo(blocks);
  const { choices } = part("icon");
  return {
    blocks: blocks.map((node) => ({
      type: String(node.properties.find(([name]) => name === "type")?.[1].constant),
      description: node.description,
      tables: tablesOf(node, common),
      /** Unresolved: variables are not filled in. */
      examples: node.examples,
    })),
    /** The properties of a page, and the entries that only pages have. */
    page: [...tablesOf(reader.read("page.json")), ...OF_PAGES.flatMap((name) => tablesOf(part(name)))],
    /** The definitions that several blocks share. */
    parts: shared.map(part).flatMap((node) => (node.properties.length > 0 ? tablesOf(node) : [])),
    icons: choices.filter((name): name is Icon => typeof name === "string"),
    site: tablesOf(reader.read("site.json")),
  };
}

/** Returns the property names that more than half of the blocks have. */
function commonTo(nodes: SchemaNode[]): Set<string> {
  const names = nodes.flatMap(({ properties }) => properties.map(([name]) => name));
  const blocksWith = (name: string) => names.filter((other) => other === name).length;
  return new Set(names.filter((name) => blocksWith(name) > nodes.length / 2));
}

/**
 * Returns the table of an entry, and those of the entries nested in it that have no shared definition. Required
 * properties come first; optional ones in `common`, which most blocks have, come last.
 */
function tablesOf(node: SchemaNode, common: Set<string> = new Set()): Table[] {
  const rows = node.properties.map(([name, property]) => {
    const needed = node.required.includes(name);
    return { name, takes: describeType(property), needed, description: property.description };
  });
  const rank = ({ name, needed }: (typeof rows)[number]) => (needed ? 0 : common.has(name) ? 2 : 1);
  rows.sort((a, b) => rank(a) - rank(b));
  const table = { anchor: anchorOf(node), title: nounOf(node), description: node.description, rows };
  return [table, ...ownEntries(node).flatMap((entry) => tablesOf(entry))];
}

/** Returns the entries nested in an entry that have no shared definition, each once. */
function ownEntries({ properties }: SchemaNode): SchemaNode[] {
  const entryOf = (node: SchemaNode) =>
    node.items ?? (node.properties.length > 0 ? node : node.others) ?? node;
  const entries = properties
    .map(([, property]) => entryOf(property))
    .filter(({ part, properties: inner }) => part === undefined && inner.length > 0);
  return [...new Map(entries.map((entry) => [entry.title, entry])).values()];
}
