import type { Change, Finding, Problem } from "../problem.ts";
import type { OffsetRange } from "./positions.ts";
import { removalOf, replacementAt } from "./replacement.ts";
import { rangeOf, type Source } from "./source.ts";

/** Locates what was found in a file: the problem at its place in the text, with the change that fixes it. */
export function problemOf(source: Source, finding: Omit<Finding, "file">): Problem {
  const { file, text, within } = source;
  if (within) return problemOf(within.source, { ...finding, path: [within.name, ...finding.path] });
  const { path, part = "value", needle = "", before, at, change, replacement, remove, ...message } = finding;
  const [start, end] = at ?? source.offsetsOf(path, part);
  const words = occurrence(text.slice(start, end), needle, before);
  const place: OffsetRange = words ? [start + words[0], start + words[1]] : [start, end];
  const fix = changeFor(source, finding, place, words !== undefined);
  return {
    severity: "error",
    ...message,
    file,
    path,
    range: rangeOf(text, ...place),
    ...(fix && { fix: { range: rangeOf(text, fix.start, fix.end), text: fix.text } }),
  };
}

/** The change that fixes what was found at a place; `isInside` says whether that is a part of the entry's text. */
function changeFor(
  source: Source,
  { path, part, needle = "", at, change, replacement, remove }: Omit<Finding, "file">,
  [start, end]: OffsetRange,
  isInside: boolean,
): Change | undefined {
  if (remove) return removalOf(source, path);
  if (replacement === undefined) return change;
  if (at) return { start, end, text: String(replacement) };
  if (source.text === "" || (needle !== "" && !isInside)) return undefined; // nothing there to be replaced
  return { start, end, text: replacementAt(source, { path, part, isInside }, start, replacement) };
}

/** For longer needles, the whole text is marked: a regular expression that finds them may be too large. */
const LONGEST_NEEDLE = 2000;

/**
 * The range of the occurrence of `words` after `before` others, also across line breaks. If `before` is 0, the first
 * whole-word occurrence is preferred.
 */
function occurrence(text: string, words: string, before = 0): OffsetRange | undefined {
  if (words === "" || words.length > LONGEST_NEEDLE) return undefined;
  const bare = words.trimEnd().split(/\s+/).map(RegExp.escape).join("\\s+");
  const found = [...text.matchAll(new RegExp(bare, "g"))];
  const isWhole = ({ 0: { length }, index }: RegExpExecArray) =>
    !/^[\p{L}\d]{2}|^[\w/-]{2}$/u.test(text.slice(index + length - 1, index + length + 1)) &&
    !/^[\p{L}\d]{2}/u.test(text.slice(Math.max(index - 1, 0), index + 1));
  const match = before > 0 ? found[before] : (found.find(isWhole) ?? found[0]);
  return match && [match.index, match.index + match[0].length];
}
