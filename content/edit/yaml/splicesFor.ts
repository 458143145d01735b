import { isSeq, type Node } from "yaml";
import { nodeAt as schemaAt, variantFor } from "../../check/schemas/marks.ts";
import type { SchemaNode } from "../../check/schemas/schemaNode.ts";
import { isMapping } from "../../read/data.ts";
import { type Path, valueAt } from "../../read/path.ts";
import { type Edit, UnreadableAfter } from "./edit.ts";
import { endOf, entriesOf, type Group, isGroup, keyName, segmentsOf } from "./entries.ts";
import { insertInBrackets, moveInBrackets, removeInBrackets } from "./inBrackets.ts";
import { insertLines, moveLines, removeLines } from "./inLines.ts";
import { type ParsedYaml, type Splice, yamlNodeAt } from "./parsedYaml.ts";
import { replaceInBrackets, replaceValue } from "./replace.ts";
import { alike, entrySource, keySource, sourceInBrackets } from "./write.ts";

/** Returns the replacements in the text for an edit that writes one entry or moves one item. */
export function splicesFor(yaml: ParsedYaml, edit: Edit, schema?: SchemaNode): Splice[] {
  const above = edit.path.slice(0, -1);
  const key = edit.path.at(-1);
  if (key === undefined) throw new UnreadableAfter();
  const group = yamlNodeAt(yaml, above);
  if (!isGroup(group) || group.items.length === 0) {
    if (edit.do === "remove" || edit.do === "move") throw new UnreadableAfter();
    return replaced(yaml, above, edit.do === "insert" ? [edit.value] : { [key]: edit.value });
  }
  const index = indexIn(group, key);
  if (edit.do === "move") return (group.flow ? moveInBrackets : moveLines)(yaml, group, index, edit.to);
  if (edit.do === "remove") {
    if (group.flow) return removeInBrackets(yaml, group, index);
    if (group.items.length > 1) return removeLines(yaml, group, index);
    // An empty list or mapping can be written in brackets only.
    return replaced(yaml, above, isSeq(group) ? [] : {}, segmentsOf(yaml.text, group)[0]?.to);
  }
  if (edit.do === "set" && index >= 0) return replaced(yaml, edit.path, edit.value);
  if (isSeq(group)) return added(yaml, group, index, "-", edit.value);
  const place = placeFor(namesIn(group), String(key), namesAt(yaml, above, schema));
  return added(yaml, group, place, `${keySource(String(key))}:`, edit.value);
}

/** Replaces the value at a path that exists, with the lines up to `until` if they belong to it. */
function replaced(yaml: ParsedYaml, path: Path, value: unknown, until = 0): Splice[] {
  const key = path.at(-1);
  if (key === undefined) return replacedRoot(yaml, value);
  const group = yamlNodeAt(yaml, path.slice(0, -1));
  const entry = isGroup(group) ? entriesOf(yaml.text, group)[indexIn(group, key)] : undefined;
  if (!isGroup(group) || !entry) throw new UnreadableAfter();
  if (group.flow) return replaceInBrackets(yaml, entry, value);
  const end = Math.max(entry.end, yaml.text.slice(0, until).trimEnd().length);
  return replaceValue(yaml, { ...entry, end }, value);
}

/** Writes the first entry of a file that has none, or empties the file. */
function replacedRoot({ text, document, eol, style }: ParsedYaml, value: unknown): Splice[] {
  const old = document.contents;
  if (isGroup(old))
    return [{ start: old.range?.[0] ?? 0, end: endOf(text, old), text: sourceInBrackets(value) }];
  if (!isMapping(value)) throw new UnreadableAfter();
  const lines = Object.entries(value).map(([key, item]) =>
    entrySource(`${keySource(key)}:`, item, { column: 0, style }),
  );
  const source = `${lines.join("\n")}\n`.replaceAll("\n", eol);
  return [{ start: text.length, end: text.length, text: source }];
}

function added(yaml: ParsedYaml, group: Group, index: number, head: string, value: unknown): Splice[] {
  if (group.flow) {
    const source = sourceInBrackets(value);
    return insertInBrackets(yaml, group, index, head === "-" ? source : `${head} ${source}`);
  }
  const { style } = yaml;
  const kin = isSeq<Node>(group) ? nearest(group.items, index) : (style.groups.get(head.slice(0, -1)) ?? []);
  const like = alike(value, kin);
  return insertLines(yaml, group, index, (column) => entrySource(head, value, { column, style, like }));
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
function placeFor(names: string[], name: string, order: string[]): number {
  const rank = order.indexOf(name);
  if (rank < 0) return names.length;
  const before = order.slice(0, rank).findLast((other) => names.includes(other));
  return before === undefined ? 0 : names.indexOf(before) + 1;
}

/** Returns items ordered by their distance from an index. */
function nearest(items: Node[], place: number): Node[] {
  return [...items.slice(0, place).toReversed(), ...items.slice(place)];
}
