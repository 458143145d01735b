import { isMap, isSeq, type Node } from "yaml";
import { nodeAt as schemaAt, variantFor } from "../../check/schemas/marks.ts";
import type { SchemaNode } from "../../check/schemas/schemaNode.ts";
import { isMapping } from "../../read/data.ts";
import { type Path, valueAt } from "../../read/path.ts";
import { type Edit, UnreadableAfter } from "./edit.ts";
import { type Entry, entriesOf, type Group, isGroup, segmentsOf } from "./entries.ts";
import { type Habits, habitsOf } from "./formattingStyle.ts";
import { insertInBrackets, moveInBrackets, removeInBrackets } from "./inBrackets.ts";
import { insertLines, moveLines, removeLines } from "./inLines.ts";
import { nameOf, nodeAt, type Sheet, type Splice } from "./parsedYaml.ts";
import { replaceInBrackets, replaceValue } from "./replace.ts";
import { alike, entrySource, keySource, sourceInBrackets } from "./write.ts";

/** What an edit that writes one entry, or moves one item, changes in a text. */
export function splicesFor(sheet: Sheet, edit: Edit, schema?: SchemaNode): Splice[] {
  const above = edit.path.slice(0, -1);
  const key = edit.path.at(-1);
  if (key === undefined) throw new UnreadableAfter();
  const habits = habitsOf(sheet);
  const group = nodeAt(sheet, above);
  if (!isGroup(group) || group.items.length === 0) return filled(sheet, edit, key, habits);
  const index = isSeq(group) ? Number(key) : namesIn(group).indexOf(String(key));
  if (edit.do === "move") return (group.flow ? moveInBrackets : moveLines)(sheet, group, index, edit.to);
  if (edit.do === "remove") {
    if (group.flow) return removeInBrackets(sheet, group, index);
    return group.items.length > 1 ? removeLines(sheet, group, index) : emptied(sheet, above, group);
  }
  if (edit.do === "set" && index >= 0) return replaced(sheet, group, index, edit.value, habits);
  if (isSeq(group)) return added(sheet, group, index, "-", edit.value, habits);
  const place = placeFor(namesIn(group), String(key), namesAt(sheet, above, schema));
  return added(sheet, group, place, `${keySource(String(key))}:`, edit.value, habits);
}

function replaced(sheet: Sheet, group: Group, index: number, value: unknown, habits: Habits): Splice[] {
  const entry = entryAt(sheet, group, index);
  return group.flow ? replaceInBrackets(sheet, entry, value) : replaceValue(sheet, entry, value, habits);
}

function added(
  sheet: Sheet,
  group: Group,
  index: number,
  head: string,
  value: unknown,
  habits: Habits,
): Splice[] {
  if (group.flow) {
    const source = sourceInBrackets(value);
    return insertInBrackets(sheet, group, index, head === "-" ? source : `${head} ${source}`);
  }
  const kin = isSeq<Node>(group) ? nearest(group.items, index) : (habits.groups.get(head.slice(0, -1)) ?? []);
  const like = alike(value, kin);
  return insertLines(sheet, group, index, (column) => entrySource(head, value, { column, habits, like }));
}

/** The first entry of a list or mapping that was empty, or not there. */
function filled(sheet: Sheet, edit: Edit, key: string | number, habits: Habits): Splice[] {
  if (edit.do === "remove" || edit.do === "move") throw new UnreadableAfter();
  const above = edit.path.slice(0, -1);
  const value = edit.do === "insert" ? [edit.value] : { [key]: edit.value };
  const group = nodeAt(sheet, above.slice(0, -1));
  const name = above.at(-1);
  if (name === undefined) return startOfFile(sheet, String(key), edit.value, habits);
  if (!isGroup(group)) throw new UnreadableAfter();
  const index = isSeq(group) ? Number(name) : namesIn(group).indexOf(String(name));
  return replaced(sheet, group, index, value, habits);
}

function startOfFile({ text, document, eol }: Sheet, key: string, value: unknown, habits: Habits): Splice[] {
  if (isGroup(document.contents)) throw new UnreadableAfter();
  const source = entrySource(`${keySource(key)}:`, value, { column: 0, habits });
  return [{ start: text.length, end: text.length, text: source.replaceAll("\n", eol) + eol }];
}

/** A list or mapping in lines without its last entry: there is no other way to write that it is empty. */
function emptied(sheet: Sheet, path: Path, group: Group): Splice[] {
  const [last] = segmentsOf(sheet.text, group);
  if (!last) throw new UnreadableAfter();
  const empty = isSeq(group) ? "[]" : "{}";
  if (last.isInline) return [{ start: last.start, end: last.end, text: empty }];
  const above = nodeAt(sheet, path.slice(0, -1));
  const name = path.at(-1);
  if (!isGroup(above) || name === undefined)
    return [{ start: last.from, end: last.to, text: empty + sheet.eol }];
  const index = isSeq(above) ? Number(name) : namesIn(above).indexOf(String(name));
  const { head } = entryAt(sheet, above, index);
  return [
    { start: head, end: head, text: ` ${empty}` },
    { start: last.from, end: last.to, text: "" },
  ];
}

function entryAt({ text }: Sheet, group: Group, index: number): Entry {
  const entry = entriesOf(text, group)[index];
  if (!entry) throw new UnreadableAfter();
  return entry;
}

function namesIn(group: Group): string[] {
  return isMap<Node, Node | null>(group) ? group.items.map(({ key }) => nameOf(key)) : [];
}

/** The names that a schema knows at a path, in its order. */
function namesAt({ data }: Sheet, path: Path, schema?: SchemaNode): string[] {
  const value = valueAt(data, path);
  if (!schema || !isMapping(value)) return [];
  return variantFor(schemaAt(schema, data, path), value).properties.map(([name]) => name);
}

/** Where a new name stands among others: behind the nearest of those that come before it in the schema. */
function placeFor(names: string[], name: string, order: string[]): number {
  const rank = order.indexOf(name);
  if (rank < 0) return names.length;
  const before = order.slice(0, rank).findLast((other) => names.includes(other));
  return before === undefined ? 0 : names.indexOf(before) + 1;
}

/** Items in the order of how near they are to a place. */
function nearest(items: Node[], place: number): Node[] {
  return [...items.slice(0, place).toReversed(), ...items.slice(place)];
}
