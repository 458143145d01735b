import { isMap, isSeq, type Node } from "yaml";
import { nodeAt as schemaAt, variantFor } from "../../check/schemas/marks.ts";
import type { SchemaNode } from "../../check/schemas/schemaNode.ts";
import { isMapping } from "../../read/data.ts";
import { type Path, valueAt } from "../../read/path.ts";
import { type Edit, UnreadableAfter } from "./edit.ts";
import { type Entry, entriesOf, type Group, isGroup, segmentsOf } from "./entries.ts";
import { type FormattingStyle, formattingStyleOf } from "./formattingStyle.ts";
import { insertInBrackets, moveInBrackets, removeInBrackets } from "./inBrackets.ts";
import { insertLines, moveLines, removeLines } from "./inLines.ts";
import { keyName, type ParsedYaml, type Splice, yamlNodeAt } from "./parsedYaml.ts";
import { replaceInBrackets, replaceValue } from "./replace.ts";
import { alike, entrySource, keySource, sourceInBrackets } from "./write.ts";

/** Returns the replacements in the text for an edit that writes one entry or moves one item. */
export function splicesFor(yaml: ParsedYaml, edit: Edit, schema?: SchemaNode): Splice[] {
  const above = edit.path.slice(0, -1);
  const key = edit.path.at(-1);
  if (key === undefined) throw new UnreadableAfter();
  const style = formattingStyleOf(yaml);
  const group = yamlNodeAt(yaml, above);
  if (!isGroup(group) || group.items.length === 0) return filled(yaml, edit, key, style);
  const index = isSeq(group) ? Number(key) : namesIn(group).indexOf(String(key));
  if (edit.do === "move") return (group.flow ? moveInBrackets : moveLines)(yaml, group, index, edit.to);
  if (edit.do === "remove") {
    if (group.flow) return removeInBrackets(yaml, group, index);
    return group.items.length > 1 ? removeLines(yaml, group, index) : emptied(yaml, above, group);
  }
  if (edit.do === "set" && index >= 0) return replaced(yaml, group, index, edit.value, style);
  if (isSeq(group)) return added(yaml, group, index, "-", edit.value, style);
  const place = placeFor(namesIn(group), String(key), namesAt(yaml, above, schema));
  return added(yaml, group, place, `${keySource(String(key))}:`, edit.value, style);
}

function replaced(
  yaml: ParsedYaml,
  group: Group,
  index: number,
  value: unknown,
  style: FormattingStyle,
): Splice[] {
  const entry = entryAt(yaml, group, index);
  return group.flow ? replaceInBrackets(yaml, entry, value) : replaceValue(yaml, entry, value, style);
}

function added(
  yaml: ParsedYaml,
  group: Group,
  index: number,
  head: string,
  value: unknown,
  style: FormattingStyle,
): Splice[] {
  if (group.flow) {
    const source = sourceInBrackets(value);
    return insertInBrackets(yaml, group, index, head === "-" ? source : `${head} ${source}`);
  }
  const kin = isSeq<Node>(group) ? nearest(group.items, index) : (style.groups.get(head.slice(0, -1)) ?? []);
  const like = alike(value, kin);
  return insertLines(yaml, group, index, (column) => entrySource(head, value, { column, style, like }));
}

/** Adds the first entry of a list or mapping that was empty or missing. */
function filled(yaml: ParsedYaml, edit: Edit, key: string | number, style: FormattingStyle): Splice[] {
  if (edit.do === "remove" || edit.do === "move") throw new UnreadableAfter();
  const above = edit.path.slice(0, -1);
  const value = edit.do === "insert" ? [edit.value] : { [key]: edit.value };
  const group = yamlNodeAt(yaml, above.slice(0, -1));
  const name = above.at(-1);
  if (name === undefined) return startOfFile(yaml, String(key), edit.value, style);
  if (!isGroup(group)) throw new UnreadableAfter();
  const index = isSeq(group) ? Number(name) : namesIn(group).indexOf(String(name));
  return replaced(yaml, group, index, value, style);
}

function startOfFile(
  { text, document, eol }: ParsedYaml,
  key: string,
  value: unknown,
  style: FormattingStyle,
): Splice[] {
  if (isGroup(document.contents)) throw new UnreadableAfter();
  const source = entrySource(`${keySource(key)}:`, value, { column: 0, style });
  return [{ start: text.length, end: text.length, text: source.replaceAll("\n", eol) + eol }];
}

/** Removes the only entry of a list or mapping: empty ones can be written in brackets only. */
function emptied(yaml: ParsedYaml, path: Path, group: Group): Splice[] {
  const [last] = segmentsOf(yaml.text, group);
  if (!last) throw new UnreadableAfter();
  const empty = isSeq(group) ? "[]" : "{}";
  if (last.isInline) return [{ start: last.start, end: last.end, text: empty }];
  const above = yamlNodeAt(yaml, path.slice(0, -1));
  const name = path.at(-1);
  if (!isGroup(above) || name === undefined)
    return [{ start: last.from, end: last.to, text: empty + yaml.eol }];
  const index = isSeq(above) ? Number(name) : namesIn(above).indexOf(String(name));
  const { head } = entryAt(yaml, above, index);
  return [
    { start: head, end: head, text: ` ${empty}` },
    { start: last.from, end: last.to, text: "" },
  ];
}

function entryAt({ text }: ParsedYaml, group: Group, index: number): Entry {
  const entry = entriesOf(text, group)[index];
  if (!entry) throw new UnreadableAfter();
  return entry;
}

function namesIn(group: Group): string[] {
  return isMap<Node, Node | null>(group) ? group.items.map(({ key }) => keyName(key)) : [];
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
