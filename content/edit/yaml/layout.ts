import { isSeq } from "yaml";
import { UnreadableAfter } from "./edit.ts";
import { columnOf, type Entry, type EntryLines, entriesOf, type Group, linesOf } from "./entries.ts";

/** Returns a text with an entry inserted into a group that has entries already. */
export function insertEntry(text: string, group: Group, index: number, source: string): string {
  const column = columnOfEntries(text, group);
  return withEntries(text, group, (entries, gaps) => {
    const last = entries.length;
    const near = gaps[Math.min(Math.max(index, 1), last - 1)] ?? "";
    const isUsable = group.flow ? near.trim() === "," : isSeq(group) && near.trim() === "";
    entries.splice(index, 0, group.flow ? source : `${" ".repeat(column)}${source}\n`);
    gaps.splice(Math.min(index + 1, last), 0, isUsable ? near : group.flow ? ", " : "");
  });
}

/** Returns a text without an entry of a group that has others, and without one of the gaps around it. */
export function removeEntry(text: string, group: Group, index: number): string {
  return withEntries(text, group, (entries, gaps) => {
    const [before = "", after = ""] = gaps.slice(index, index + 2);
    entries.splice(index, 1);
    const isEdge = index === 0 || index === entries.length;
    const [kept, dropped] = isEdge ? ["", before + after] : before ? [before, after] : [after, before];
    const isComment = dropped.includes("#");
    if (isComment && group.flow) throw new UnreadableAfter(COMMENT);
    gaps.splice(index, 2, isComment ? before + after : kept);
  });
}

/** Returns a text with a list item moved. The gaps between items stay where they are. */
export function moveItem(text: string, group: Group, from: number, to: number): string {
  return withEntries(text, group, (entries, gaps) => {
    const rest = text.slice(entriesOf(text, group).at(-1)?.end, group.range?.[1]);
    if (group.flow && [...gaps, rest].some((gap) => gap.includes("#"))) throw new UnreadableAfter(COMMENT);
    entries.splice(to, 0, ...entries.splice(from, 1));
  });
}

// It is not clear which entry a comment between brackets belongs to.
const COMMENT =
  "There is a comment between these brackets, and it might belong to the wrong entry afterwards. Make this change in the file itself, in a text editor.";

/**
 * Returns a text with the entries of a group changed. Each has its own comments with it. What stands before each entry,
 * and behind the last, are gaps: commas, empty lines, detached comments.
 */
function withEntries(
  text: string,
  group: Group,
  change: (entries: string[], gaps: string[]) => void,
): string {
  const ranges: (EntryLines | Entry)[] = group.flow ? entriesOf(text, group) : linesOf(text, group);
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (!first || !last) throw new UnreadableAfter();
  const entries = ranges.map(({ start, end }) => text.slice(start, end));
  const gaps = ranges.map(({ start }, index) => text.slice(ranges[index - 1]?.end ?? start, start));
  gaps.push("");
  const indent = "isInline" in first && first.isInline ? " ".repeat(columnOf(text, first.start)) : "";
  entries[0] = indent + entries[0];
  change(entries, gaps);
  const lines = gaps.map((gap, index) => gap + (entries[index] ?? "")).join("");
  const startsInline = /^ *[^ #\n]/.test(lines); // a comment needs a line of its own
  const inner = indent !== "" && !startsInline ? `\n${lines}` : lines.slice(indent.length);
  return text.slice(0, first.start) + inner + text.slice(last.end);
}

/** Returns the column of the entries of a group that is not in brackets. */
export function columnOfEntries(text: string, group: Group): number {
  return columnOf(text, entriesOf(text, group)[0]?.start ?? 0);
}
