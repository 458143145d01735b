import { Scalar, stringify } from "yaml";
import { heldBy, type Path, valueAt } from "../../content/lib/data.ts";
import type { Change, Finding, Problem, Replacement } from "../../content/problem.ts";
import { type OffsetRange, rangeOf, type Source } from "../../content/read/source.ts";

/** Locates what was found in a file: the problem at its place in the text, with the change that fixes it. */
export function problemOf(source: Source, finding: Omit<Finding, "file">): Problem {
  const { file, text } = source;
  const { path, part = "value", needle = "", before, at, change, replacement, remove, ...message } = finding;
  const [start, end] = at ?? source.offsetsOf(path, part);
  const words = occurrence(text.slice(start, end), needle, before);
  const place: OffsetRange = words ? [start + words[0], start + words[1]] : [start, end];
  const fix = changeFor(source, finding, place, words !== undefined);
  return {
    severity: "error",
    ...message,
    file,
    path: [...source.at, ...path],
    range: rangeOf(text, ...place),
    ...(fix && { fix: { range: rangeOf(text, fix.start, fix.end), text: fix.text } }),
  };
}

/**
 * The change that fixes what was found at a place: YAML in place of an entry, or `isInside` a part of its text, escaped
 * as that is.
 */
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
  const written = part === "key" ? "" : source.textAt(path);
  if (part !== "key" && !isInside) return { start, end, text: asYaml(replacement, written) };
  const lineStart = `\n${columnAt(source.text, start)}`;
  return { start, end, text: withinText(String(replacement), written).replaceAll("\n", lineStart) };
}

/** For longer needles, the whole text is marked: a regular expression that finds them may be too large. */
const LONGEST_NEEDLE = 2000;

/** The range of `words` after `before` occurrences; if that is 0, of the first whole word, if there is one. */
function occurrence(text: string, words: string, before = 0): OffsetRange | undefined {
  if (words === "" || words.length > LONGEST_NEEDLE) return undefined;
  const bare = words
    .trimEnd()
    .split(/\s+/)
    .map(RegExp.escape)
    .join("\\s+")
    .replace(/[^\0-\x7f]/gu, inBothForms);
  const found = [...text.matchAll(new RegExp(bare, "g"))];
  const isWhole = ({ 0: { length }, index }: RegExpExecArray) =>
    !/^[\p{L}\d]{2}|^[\w/-]{2}$/u.test(text.slice(index + length - 1, index + length + 1)) &&
    !/^[\p{L}\d]{2}/u.test(text.slice(Math.max(index - 1, 0), index + 1));
  const match = before > 0 ? found[before] : (found.find(isWhole) ?? found[0]);
  return match && [match.index, match.index + match[0].length];
}

/** A pattern for a letter as composed or decomposed as it may be written. */
function inBothForms(letter: string): string {
  const apart = letter.normalize("NFD");
  return apart === letter ? letter : `(?:${letter}|${apart})`;
}

/** The change that deletes an entry's lines and parents that become empty; undefined if it shares its lines. */
function removalOf(source: Source, path: Path): Change | undefined {
  const { data, text } = source;
  const parent = path.slice(0, -1);
  if (valueAt(data, path) === undefined) return undefined;
  if (parent.length > 0 && heldBy(valueAt(data, parent)).length === 1) return removalOf(source, parent);
  const [[start], [, last]] = [source.offsetsOf(path, "key"), source.offsetsOf(path, "value")];
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const end = text.indexOf("\n", last) + 1 || text.length;
  const lead = typeof path.at(-1) === "number" ? /^ *- +$/ : /^ *$/;
  const isAlone = lead.test(text.slice(from, start)) && /^ *(?:#.*)?\r?\n?$/.test(text.slice(last, end));
  return isAlone ? { start: from, end, text: "" } : undefined;
}

/** A value as one-line YAML; a text gets the same quotes as `written`, which it replaces. */
export function asYaml(value: Replacement, written = ""): string {
  const scalar = new Scalar(value);
  if (/^["']/.test(written)) scalar.type = written.startsWith('"') ? "QUOTE_DOUBLE" : "QUOTE_SINGLE";
  const isWhole = typeof value === "object";
  const flowCollectionPadding = isWhole && !Array.isArray(value);
  const options = { collectionStyle: "flow", flowCollectionPadding, lineWidth: 0 } as const;
  return stringify([isWhole ? value : scalar], options)
    .slice(1, -2)
    .trim();
}

/** Escapes words for insertion into a text, depending on the quotes of `written`. */
function withinText(words: string, written: string): string {
  if (written.startsWith("'")) return words.replaceAll("'", "''");
  return written.startsWith('"') ? words.replace(/["\\]/g, "\\$&") : words;
}

/** The indentation, in spaces, that lines below an offset need to continue the entry there. */
function columnAt(text: string, offset: number): string {
  const before = text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset);
  return (/^[ -]*/.exec(before)?.[0] ?? "").replaceAll("-", " ");
}
