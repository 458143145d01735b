import { UnreadableAfter } from "./edit.ts";
import { type Entry, entriesOf, type Group } from "./entries.ts";
import type { ParsedYaml, Splice } from "./parsedYaml.ts";

/** Inserts an entry into a list or mapping in brackets. */
export function insertInBrackets(
  { text }: ParsedYaml,
  group: Group,
  index: number,
  source: string,
): Splice[] {
  const all = entriesOf(text, group);
  const next = all[index];
  if (next) return [{ start: next.start, end: next.start, text: source + jointOf(text, all) }];
  const last = all.at(-1);
  if (last) return [{ start: last.end, end: last.end, text: jointOf(text, all) + source }];
  const start = (group.range?.[0] ?? 0) + 1;
  return [{ start, end: start, text: text[start - 1] === "{" ? ` ${source} ` : source }];
}

/** Removes an entry and the comma next to it. */
export function removeInBrackets({ text }: ParsedYaml, group: Group, index: number): Splice[] {
  const all = entriesOf(text, group);
  const own = all[index];
  if (!own) throw new UnreadableAfter();
  const next = all[index + 1];
  const before = all[index - 1];
  const [start, end] = next ? [own.start, next.start] : [before?.end ?? own.start, own.end];
  refuseComments([text.slice(start, own.start), text.slice(own.end, end)]);
  if (next ?? before) return [{ start, end, text: "" }];
  const [open = 0, close = 0] = group.range ?? [];
  const rest = (text.slice(open + 1, start) + text.slice(end, close - 1)).replace(",", "");
  if (rest.trim() !== "") throw new UnreadableAfter();
  return [{ start: open + 1, end: close - 1, text: rest.length > 1 ? "" : rest }];
}

/** Moves an item; the separators between items stay where they are. */
export function moveInBrackets({ text }: ParsedYaml, group: Group, from: number, to: number): Splice[] {
  const all = entriesOf(text, group);
  const moved = all[from];
  if (!moved || !all[to]) throw new UnreadableAfter();
  refuseComments(all.map(({ end }, index) => text.slice(end, all[index + 1]?.start ?? group.range?.[1])));
  const order = all.toSpliced(from, 1).toSpliced(to, 0, moved);
  return all.flatMap(({ start, end }, index) => {
    const item = order[index];
    return item && item.start !== start ? [{ start, end, text: text.slice(item.start, item.end) }] : [];
  });
}

/** Returns the separator for a new entry: the one between the last two entries, or a comma and a space. */
function jointOf(text: string, all: Entry[]): string {
  const [before, last] = all.slice(-2);
  const joint = before && last ? text.slice(before.end, last.start) : ", ";
  return /^\s*,\s*$/.test(joint) ? joint : ", ";
}

/** Throws UnreadableAfter where there is a comment between entries: it is not clear which one it belongs to. */
function refuseComments(gaps: string[]): void {
  if (gaps.some((gap) => gap.includes("#"))) throw new UnreadableAfter(COMMENT);
}

const COMMENT =
  "There is a comment between these brackets, and it might belong to the wrong entry afterwards. Make this change in the file itself, in a text editor.";
