import { isMap, isSeq, type Node } from "yaml";
import { nodeAt as schemaAt, variantFor } from "../../check/schemas/marks.ts";
import type { SchemaNode } from "../../check/schemas/schemaNode.ts";
import { isMapping } from "../../read/data.ts";
import { type Path, valueAt } from "../../read/path.ts";
import { type Edit, UnreadableAfter } from "./edit.ts";
import { endOf, entriesOf, type Group, isGroup, keyName, startOf } from "./entries.ts";
import { columnOfEntries, insertEntry, moveItem, removeEntry } from "./layout.ts";
import type { ParsedYaml } from "./parsedYaml.ts";
import { replaceInBrackets, replaceValue } from "./replace.ts";
import { alike, entrySource, keySource, sourceInBrackets } from "./write.ts";

/** Returns the text after an edit that writes one entry or moves one item. */
export function applyStep(yaml: ParsedYaml, edit: Edit, schema?: SchemaNode): string {
  const { text } = yaml;
  const above = edit.path.slice(0, -1);
  const key = edit.path.at(-1);
  if (key === undefined) throw new UnreadableAfter();
  const group = nodeAt(yaml, above);
  if (!isGroup(group) || group.items.length === 0) {
    if (edit.do === "remove" || edit.do === "move") throw new UnreadableAfter();
    return replaced(yaml, above, edit.do === "insert" ? [edit.value] : { [key]: edit.value });
  }
  const index = indexIn(group, key);
  if (edit.do === "move") return moveItem(text, group, index, edit.to);
  if (edit.do === "remove") {
    if (index < 0) throw new UnreadableAfter(); // it was the entry of an alias
    return group.items.length > 1
      ? removeEntry(text, group, index)
      : replaced(yaml, above, isSeq(group) ? [] : {});
  }
  if (edit.do === "set" && index >= 0) return replaced(yaml, edit.path, edit.value);
  return added(yaml, group, edit, schema);
}

/** Replaces the value at a path that exists. */
function replaced(yaml: ParsedYaml, path: Path, value: unknown): string {
  const key = path.at(-1);
  if (key === undefined) return replacedRoot(yaml, value);
  const group = nodeAt(yaml, path.slice(0, -1));
  const entry = isGroup(group) ? entriesOf(yaml.text, group)[indexIn(group, key)] : undefined;
  if (!isGroup(group) || !entry) throw new UnreadableAfter();
  if (group.flow) return replaceInBrackets(yaml.text, entry, value);
  return replaceValue(yaml, entry, value, isMap(group) ? kinOf(yaml, key) : []);
}

/** Writes the first entries of a file that has none, or empties the file. */
function replacedRoot({ text, document, style }: ParsedYaml, value: unknown): string {
  const old = document.contents;
  if (isGroup(old))
    return text.slice(0, startOf(old)) + sourceInBrackets(value) + text.slice(endOf(text, old));
  if (!isMapping(value)) throw new UnreadableAfter();
  const lines = Object.entries(value).map(([key, item]) =>
    entrySource(`${keySource(key)}:`, item, { column: 0, style }),
  );
  return `${text}${lines.join("\n")}\n`;
}

/** Inserts a list item, or an entry whose name the mapping does not have. */
function added(
  yaml: ParsedYaml,
  group: Group,
  { path, value }: Extract<Edit, { value: unknown }>,
  schema?: SchemaNode,
): string {
  const { text, style } = yaml;
  const name = String(path.at(-1));
  const index = isSeq(group)
    ? Number(name)
    : placeFor(name, namesIn(group), namesAt(yaml, path.slice(0, -1), schema));
  const head = isSeq(group) ? "-" : `${keySource(name)}:`;
  const kin = isSeq<Node>(group)
    ? [...group.items.slice(0, index).toReversed(), ...group.items.slice(index)]
    : kinOf(yaml, name);
  if (group.flow) {
    const source = sourceInBrackets(value);
    return insertEntry(text, group, index, isSeq(group) ? source : `${head} ${source}`);
  }
  const entry = { column: columnOfEntries(text, group), style, like: alike(value, kin) };
  return insertEntry(text, group, index, entrySource(head, value, entry));
}

function nodeAt({ document }: ParsedYaml, path: Path): unknown {
  return document.getIn(path.map(String), true);
}

/** The lists and mappings that have a name in common. */
function kinOf({ style }: ParsedYaml, key: string | number): Group[] {
  return style.groups.get(String(key)) ?? [];
}

/** Returns the index of an item or of the entry with a name; -1 where there is none. */
function indexIn(group: Group, key: string | number): number {
  return isSeq(group) ? Number(key) : namesIn(group).indexOf(String(key));
}

function namesIn(group: Group): string[] {
  return isSeq(group) ? [] : group.items.map(({ key }) => keyName(key));
}

/** The names that a schema knows at a path, in its order. */
function namesAt({ data }: ParsedYaml, path: Path, schema?: SchemaNode): string[] {
  const value = valueAt(data, path);
  if (!schema || !isMapping(value)) return [];
  return variantFor(schemaAt(schema, data, path), value).properties.map(([name]) => name);
}

/** Returns the index for a new name: behind the nearest name that comes before it in the schema. */
function placeFor(name: string, names: string[], order: string[]): number {
  const rank = order.indexOf(name);
  if (rank < 0) return names.length;
  const before = order.slice(0, rank).findLast((other) => names.includes(other));
  return before === undefined ? 0 : names.indexOf(before) + 1;
}
