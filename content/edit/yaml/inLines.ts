import { UnreadableAfter } from "./edit.ts";
import { columnOf, type EntryLines, type Group, segmentsOf } from "./entries.ts";
import type { ParsedYaml, Splice } from "./parsedYaml.ts";

/** Inserts an entry into a list or mapping of lines. `write` returns its text for a column. */
export function insertLines(
  { text, eol }: ParsedYaml,
  group: Group,
  index: number,
  write: (column: number) => string,
): Splice[] {
  const all = segmentsOf(text, group);
  const first = all[0];
  if (!first) throw new UnreadableAfter();
  const column = columnOf(text, first.start);
  const indent = " ".repeat(column);
  const own = write(column).replaceAll("\n", eol);
  const gap = isList(group) ? gapFor(text, all, index) : "";
  const next = all[index];
  if (!next) {
    const end = all.at(-1)?.to ?? 0;
    return [{ start: end, end, text: gap + indent + own + eol }];
  }
  const added = next.isInline ? own + eol + gap + indent : indent + own + eol + gap;
  return [{ start: next.from, end: next.from, text: added }];
}

/** Removes an entry with its own comments and one of the gaps around it. */
export function removeLines({ text, eol }: ParsedYaml, group: Group, index: number): Splice[] {
  const all = segmentsOf(text, group);
  const own = all[index];
  const next = all[index + 1];
  if (!own || all.length < 2) throw new UnreadableAfter();
  const before = index === 0 ? "" : gapBefore(text, all, index);
  const after = next ? gapBefore(text, all, index + 1) : "";
  if (own.isInline && next) {
    const comments = next.from < next.start - columnOf(text, next.start) ? eol : "";
    const rest = comments ? next.from : next.start;
    return [{ start: own.from, end: rest, text: comments }];
  }
  if (!next && isEmpty(before) && isList(group))
    return [{ start: own.from - before.length, end: own.to, text: "" }];
  const takesGap =
    isList(group) && index === 0 ? isEmpty(after) : isEmpty(after) && isEmpty(before) && before !== "";
  return [{ start: own.from, end: takesGap && next ? next.from : own.to, text: "" }];
}

/** Moves an item; the gaps between items stay where they are. */
export function moveLines({ text }: ParsedYaml, group: Group, from: number, to: number): Splice[] {
  const all = segmentsOf(text, group);
  const moved = all[from];
  if (!moved || !all[to]) throw new UnreadableAfter();
  const order = all.toSpliced(from, 1).toSpliced(to, 0, moved);
  return all.flatMap((place, index) => {
    const item = order[index];
    return item && item !== place
      ? [{ start: place.from, end: place.to, text: textFor(text, item, place) }]
      : [];
  });
}

/** Returns the lines of an item for the position of another: the first item of a nested list starts behind a dash. */
function textFor(text: string, item: EntryLines, place: EntryLines): string {
  const own = text.slice(item.from, item.to);
  if (item.isInline === place.isInline) return own;
  const indent = " ".repeat(columnOf(text, item.start));
  if (item.isInline) return indent + own;
  if (own.startsWith(`${indent}-`)) return own.slice(indent.length);
  throw new UnreadableAfter();
}

/** Returns the empty lines between a new item and its neighbor: as many as between the existing items. */
function gapFor(text: string, all: EntryLines[], index: number): string {
  const place = index === 0 ? 1 : Math.min(index, all.length - 1);
  const gap = place === 0 || !all[place] ? "" : gapBefore(text, all, place);
  return isEmpty(gap) ? gap : "";
}

/** Returns the text between an entry and the one before it. */
function gapBefore(text: string, all: EntryLines[], index: number): string {
  return text.slice(all[index - 1]?.to ?? 0, all[index]?.from ?? 0);
}

function isEmpty(gap: string): boolean {
  return gap.trim() === "";
}

function isList(group: Group): boolean {
  return group.srcToken?.type === "block-seq";
}
