import { type CST, isCollection, isMap, isScalar, type Node, type YAMLMap, type YAMLSeq } from "yaml";
import { UnreadableAfter } from "./edit.ts";

/** A list or mapping as the parser gives it. */
export type Group = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** Whether a node is a list or a mapping. */
export function isGroup(node: unknown): node is Group {
  return isCollection(node);
}

/** An entry of a mapping or an item of a list. */
export interface Entry {
  /** The offset of its name, its dash or, in brackets, its value. */
  start: number;
  /** The offset behind its colon or dash, and behind an anchor or tag there. */
  head: number;
  /** The offset behind the last character of its value. */
  end: number;
  /** Its value; undefined where it is empty. */
  value: Node | undefined;
}

/** The entries of a group, in order. */
export function entriesOf(text: string, group: Group): Entry[] {
  if (isMap<Node, Node | null>(group))
    return group.items.map(({ key, value, srcToken }) => entryOf(text, srcToken, value, key));
  const tokens = group.srcToken && "items" in group.srcToken ? group.srcToken.items : [];
  return group.items.map((item, index) => entryOf(text, tokens[index], item));
}

function entryOf(text: string, token: CST.CollectionItem | undefined, value: Node | null, key?: Node): Entry {
  const [before, between] = [signsIn(token?.start), signsIn(token?.sep)];
  if (before.some(({ type }) => type === "explicit-key-ind")) throw new UnreadableAfter();
  const [from, to] = value?.range ?? [0, 0];
  const start = before[0]?.offset ?? key?.range?.[0] ?? from;
  const sign = (key ? between : before).at(-1);
  const head = Math.max(key?.range?.[1] ?? start, sign ? sign.offset + sign.source.length : 0);
  return value && to > from
    ? { start, head, end: endOf(text, value), value }
    : { start, head, end: head, value: undefined };
}

/** Returns the significant tokens: dash, colon, anchor, tag. */
function signsIn(tokens: CST.SourceToken[] = []): CST.SourceToken[] {
  return tokens.filter(({ type }) => !["space", "newline", "comment", "comma"].includes(type));
}

/** Returns the name of a key. */
export function keyName(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

/** Returns the offset of the first character of a node, behind its anchor or tag. */
export function startOf({ range }: Node): number {
  return range?.[0] ?? 0;
}

/** Returns the offset behind the last character of a node and of the comments that belong to its last entry. */
export function endOf(text: string, node: Node): number {
  const end = node.range?.[1] ?? 0;
  if (isScalar(node)) return node.type?.startsWith("BLOCK") && text[end - 1] === "\n" ? end - 1 : end;
  const last = isGroup(node) && !node.flow ? linesOf(text, node).at(-1) : undefined;
  return last ? last.end - 1 : end;
}

/** The lines of an entry that is not in brackets. */
export interface EntryLines {
  /** The offset of its first line, including the comments right above it. */
  start: number;
  /** The offset behind its last line, including comments that are indented further than it. */
  end: number;
  /** Whether it starts within a line, behind the dash of its list item. */
  isInline: boolean;
}

/**
 * Returns the lines of each entry of a list or mapping that is not in brackets. Between two of them are only empty
 * lines and detached comments.
 */
export function linesOf(text: string, group: Group): EntryLines[] {
  let before = 0;
  return entriesOf(text, group).map((entry, index) => {
    const column = columnOf(text, entry.start);
    const line = entry.start - column;
    const isInline = text.slice(line, entry.start).trim() !== "";
    const isHeader = index === 0 && isMap(group); // what stands above the first entry speaks of them all
    const above = isInline || isHeader ? "" : commentsAbove(text.slice(before, line), column);
    const start = isInline ? entry.start : line - above.length;
    const end = lineEnd(text, entry.end);
    before = end + commentsBelow(text, end, column).length;
    return { start, end: before, isInline };
  });
}

/** Returns the comments at the end of a text, none of them further in than an entry at `column`. */
function commentsAbove(text: string, column: number): string {
  return new RegExp(`(?:(?<=^|\\n) {0,${column}}#[^\\n]*\\n)*$`).exec(text)?.[0] ?? "";
}

/** Returns the comments that start at an offset and are further in than their entry at `column`. */
export function commentsBelow(text: string, offset: number, column: number): string {
  const comments = new RegExp(`(?:(?:[ \\t]*\\r?\\n)*[ \\t]{${column + 1},}#[^\\n]*\\n)*`, "y");
  comments.lastIndex = offset;
  return comments.exec(text)?.[0] ?? "";
}

/** Returns the column of an offset. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf("\n", offset - 1) + 1);
}

/** Behind the end of the line of an offset. */
export function lineEnd(text: string, offset: number): number {
  return text.indexOf("\n", offset) + 1;
}
