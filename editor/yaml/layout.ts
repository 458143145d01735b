import { isSeq } from "yaml";
import { InvalidEdit } from "../refusal.ts";
import { columnOf, entriesOf, type Group, type YamlEntry } from "./entries.ts";

/** A list or mapping split into its parts, to be changed and joined again. */
export interface Layout {
  group: Group;
  /** Its range in the text: from its first entry to the end of its last, or to its closing bracket. */
  from: number;
  to: number;
  /** The source of each entry and its own comments. */
  sources: string[];
  /** The text before each entry and, at the end, after the last: commas, empty lines, detached comments. */
  gaps: string[];
  /** The column of its entries, if they are not in brackets. */
  column: number;
  /** Whether it starts within a line, after the dash of its list item. */
  isInline: boolean;
}

/** Returns the text to write for an entry and its comments. */
type SourceOf = (entry: YamlEntry, index: number) => string;

/** Splits a group into its parts. */
export function layoutOf(text: string, group: Group, sourceOf: SourceOf): Layout {
  const entries = entriesOf(text, group);
  const { from = 0, start = 0 } = entries[0] ?? {};
  const column = columnOf(text, start);
  const isInline = !group.flow && column > 0 && from === start;
  const sources = entries.map(sourceOf);
  if (isInline) sources[0] = " ".repeat(column) + sources[0];
  const gaps = entries.map((entry, index) => text.slice(entries[index - 1]?.to ?? entry.from, entry.from));
  const to = group.flow ? (group.range?.[1] ?? 0) - 1 : (entries.at(-1)?.to ?? 0);
  gaps.push(text.slice(entries.at(-1)?.to, to));
  return { group, from, to, sources, gaps, column, isInline };
}

/** Returns the text of a layout. */
export function joined({ sources, gaps, column, isInline }: Layout): string {
  const text = gaps.map((gap, index) => gap + (sources[index] ?? "")).join("");
  const needsLine = isInline && !/^ *[^ #\n]/.test(text); // a comment cannot follow the dash
  return needsLine ? `\n${text}` : text.slice(isInline ? column : 0);
}

/** Inserts an entry. In lists and in brackets, the gap beside it repeats a neighboring one, if that has no comment. */
export function insertAt({ group, sources, gaps, column }: Layout, index: number, source: string): void {
  const last = sources.length;
  const near = gaps[Math.min(Math.max(index, 1), last - 1)] ?? "";
  const isUsable = group.flow ? near.trim() === "," : isSeq(group) && near.trim() === "";
  sources.splice(index, 0, group.flow ? source : `${" ".repeat(column)}${source}\n`);
  gaps.splice(Math.min(index + 1, last), 0, isUsable ? near : group.flow ? ", " : "");
}

/** Removes an entry and one of the gaps around it; a gap with a comment stays or, in brackets, is refused. */
export function removeAt({ group, sources, gaps }: Layout, index: number): void {
  const [before = "", after = ""] = gaps.slice(index, index + 2);
  sources.splice(index, 1);
  const keepsBefore = index === 0 || (index < sources.length && before !== "");
  const [kept, dropped] = keepsBefore ? [before, after] : [after, before];
  const isComment = dropped.includes("#");
  if (isComment && group.flow) throw new InvalidEdit(COMMENT);
  gaps.splice(index, 2, isComment ? before + after : kept);
}

/** Reorders the sources of list items. The gaps between items stay where they are. */
export function reorder(layout: Layout, order: number[], sources: string[]): void {
  const isMoved = order.some((before, index) => before < (order[index - 1] ?? 0));
  if (isMoved && layout.group.flow && layout.gaps.some((gap) => gap.includes("#")))
    throw new InvalidEdit(COMMENT);
  layout.sources = order.flatMap((index) => sources[index] ?? []);
}

// It is not clear which entry a comment between brackets belongs to.
const COMMENT =
  "There is a comment between these brackets, and it might belong to the wrong entry afterwards. Make this change in the file itself, in a text editor.";
