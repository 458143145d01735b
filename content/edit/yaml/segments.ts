import type { Entry, Group } from "./entries.ts";
import { entriesOf } from "./entries.ts";

/** An entry in lines of its own, with the comments that belong to it. */
export interface Segment extends Entry {
  /** Where its own lines begin: with the comments right above it, if there are any. */
  from: number;
  /** Where they end: behind the comments that are written further in than it. */
  to: number;
  /** Whether it begins within a line, behind the dash of the item that it is part of. */
  isInline: boolean;
}

/** The entries of a group that is not in brackets. Between two of them are at most empty lines, and comments that stand apart. */
export function segmentsOf(text: string, group: Group): Segment[] {
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

/** How far from the start of its line an offset is. */
export function columnOf(text: string, offset: number): number {
  return text.slice(lineStart(text, offset), offset).replace(/^\ufeff/, "").length;
}

/** The start of the line of an offset. */
export function lineStart(text: string, offset: number): number {
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
