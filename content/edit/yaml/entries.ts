import {
  type CST,
  isCollection,
  isMap,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { UnreadableAfter } from "./edit.ts";

/** A list or mapping as the parser gives it. */
export type Group = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** An entry of a mapping or an item of a list. */
export interface Entry {
  /** The offset of its name or dash. */
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
  if (isMap<Node, Node | null>(group)) return group.items.map((pair) => entryOfPair(text, pair));
  const tokens = group.srcToken?.type === "block-seq" ? group.srcToken.items : [];
  let before = (group.range?.[0] ?? 0) + 1;
  return group.items.map((item, index) => {
    const marks = tokens[index]?.start;
    const start = group.flow ? nextSign(text, before) : (signsIn(marks)[0]?.offset ?? 0);
    const entry = withValue(text, { start, head: group.flow ? start : endOfSigns(marks) }, item);
    before = entry.end;
    return entry;
  });
}

/** Returns the offset behind the last character of a node, before the comments and empty lines that follow. */
export function endOf(text: string, node: Node): number {
  const [start, end] = node.range ?? [0, 0];
  if (isScalar(node) && node.type?.startsWith("BLOCK")) return endOfBlockText(text, start, end);
  if (!isCollection(node) || node.flow || !isGroup(node)) return end;
  return entriesOf(text, node).at(-1)?.end ?? end;
}

/** Returns the name of a key. */
export function keyName(key: unknown): string {
  return String(isScalar(key) ? key.value : key);
}

/** Whether a node is a list or a mapping. */
export function isGroup(node: unknown): node is Group {
  return isCollection(node);
}

function entryOfPair(text: string, { key, value, srcToken }: Pair<Node, Node | null>): Entry {
  const marks = srcToken?.start ?? [];
  if (marks.some(({ type }) => type === "explicit-key-ind")) throw new UnreadableAfter();
  const start = signsIn(marks)[0]?.offset ?? key.range?.[0] ?? 0;
  const head = Math.max(key.range?.[1] ?? 0, endOfSigns(srcToken?.sep));
  return withValue(text, { start, head }, value ?? undefined);
}

function withValue(text: string, place: Pick<Entry, "start" | "head">, value?: Node): Entry {
  const [start, end] = value?.range ?? [0, 0];
  return value && end > start
    ? { ...place, end: endOf(text, value), value }
    : { ...place, end: place.head, value: undefined };
}

/** Returns the significant tokens: dash, colon, anchor, tag. */
function signsIn(tokens: CST.SourceToken[] = []): CST.SourceToken[] {
  return tokens.filter(({ type }) => !["space", "newline", "comment", "comma"].includes(type));
}

function endOfSigns(tokens?: CST.SourceToken[]): number {
  const last = signsIn(tokens).at(-1);
  return last ? last.offset + last.source.length : 0;
}

/** Returns the offset of the next character within brackets that is no comma, space or comment. */
function nextSign(text: string, from: number): number {
  const gap = /(?:[ \t\r\n,]|(?<=[ \t\n])#.*)*/y;
  gap.lastIndex = from;
  return from + (gap.exec(text)?.[0].length ?? 0);
}

/** Empty lines at the end of a block text (`|` or `>`) are no part of it, unless its header has a `+`. */
function endOfBlockText(text: string, start: number, end: number): number {
  const source = text.slice(start, end);
  const keeps = /^[|>]\d?\+/.test(source);
  return start + (keeps ? source.replace(/\r?\n$/, "") : source.replace(/(?:\r?\n)+\r?$/, "")).length;
}

/** An entry in lines of its own, with the comments that belong to it. */
export interface EntryLines extends Entry {
  /** The offset of its first line, including the comments right above it. */
  from: number;
  /** The offset behind its last line, including comments that are indented further than it. */
  to: number;
  /** Whether it starts within a line, behind the dash of its list item. */
  isInline: boolean;
}

/**
 * Returns the entries of a list or mapping that is not in brackets, each with its lines. Between two of them are only
 * empty lines and detached comments.
 */
export function segmentsOf(text: string, group: Group): EntryLines[] {
  const isList = group.srcToken?.type === "block-seq";
  let before = 0;
  return entriesOf(text, group).map((entry, index) => {
    const line = lineStart(text, entry.start);
    const isInline = text.slice(line, entry.start).trim() !== "";
    const column = columnOf(text, entry.start);
    const isHeader = index === 0 && !isList; // what stands above the first entry speaks of them all
    const from = isInline ? entry.start : isHeader ? line : withComments(text, line, before, column);
    const to = withInnerComments(text, lineEnd(text, entry.end), column);
    before = to;
    return { ...entry, from, to, isInline };
  });
}

/** Returns the column of an offset. */
export function columnOf(text: string, offset: number): number {
  return text.slice(lineStart(text, offset), offset).replace(/^\ufeff/, "").length;
}

/** The start of the line of an offset. */
function lineStart(text: string, offset: number): number {
  const start = offset === 0 ? 0 : text.lastIndexOf("\n", offset - 1) + 1;
  return start === 0 && text.startsWith("\ufeff") ? Math.min(1, offset) : start;
}

/** Behind the end of the line of an offset. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end + 1;
}

/** The start of the comments right above a line, none of them further in than the entry at `column`. */
function withComments(text: string, line: number, least: number, column: number): number {
  if (line <= least) return line;
  const above = lineStart(text, line - 1);
  const comment = /^ *(?=#)/.exec(text.slice(above, line));
  const isOwn = above >= least && comment && comment[0].length <= column;
  return isOwn ? withComments(text, above, least, column) : line;
}

/** The end of the comments below a line that are further in than its entry. */
export function withInnerComments(text: string, line: number, column: number): number {
  const [, empty = "", indent, rest = ""] =
    /^((?:[ \t]*\r?\n)*)([ \t]*)(#.*(?:\n|$))/.exec(text.slice(line)) ?? [];
  if (indent === undefined || indent.length <= column) return line;
  return withInnerComments(text, line + empty.length + indent.length + rest.length, column);
}
