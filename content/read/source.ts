import { Scalar, stringify } from "yaml";
import { entriesIn, heldBy } from "../lib/data.ts";
import { type Path, valueAt } from "../lib/path.ts";
import type { Position, Problem, ProblemMessage, Range, Replacement } from "../problem.ts";
import type { OffsetRange, Part, Positions } from "./positions.ts";

/** A YAML file that was read, with methods to locate each entry in it. */
export interface Source {
  file: string;
  text: string;
  /** The parsed YAML. Undefined if the file could not be read as YAML. */
  data: unknown;
  positions: Positions;
  /** The range of the key or value of the entry at `path`. */
  rangeAt(path: Path, part: Part): Range;
  /** The value of the entry at `path` as it is written in the file. */
  textAt(path: Path): string;
  /** The offset at which the value of the entry at `path` starts. */
  startOf(path: Path): number;
  /** A problem at the entry at `path`, or at `needle` in its text after `before` earlier occurrences. */
  problemAt(path: Path, part: Part, complaint: ProblemMessage, needle?: string, before?: number): Problem;
  /** A problem at a range of the text, with the change that fixes it, both as offsets. */
  problemAtOffset(start: number, end: number, complaint: ProblemMessage, change?: Change): Problem;
}

/** The replacement of a range of a text. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

/** What is wrong in a text and can be told from the text alone, with the change that mends it. */
export interface SyntaxMistake extends ProblemMessage {
  start: number;
  end: number;
  change?: Change;
}

/** A file as it was read. If it could not be parsed, it has no positions, and every path resolves to its top. */
export type ReadText = Pick<Source, "file" | "text" | "positions"> & { data?: unknown };

/** Adds the methods that locate entries to a file that was read. */
export function createSource({ file, text, data, positions }: ReadText): Source {
  const offsetsAt = (at: number): OffsetRange => [positions[at] ?? 0, positions[at + 1] ?? 0];
  const entries = entriesIn(data).map(({ path }, index) => ({
    path,
    key: offsetsAt(4 * index),
    value: offsetsAt(4 * index + 2),
  }));
  /** The offsets of an entry, or of its nearest existing ancestor. */
  const offsetsOf = (path: Path, part: Part): OffsetRange => {
    const entry = entries.findLast((one) => one.path.every((step, depth) => step === path[depth]));
    return entry?.[entry.path.length === path.length ? part : "value"] ?? [0, 0];
  };
  const pathAt = (offset: number): Path => {
    const holds = ([start, end]: OffsetRange) => start <= offset && offset <= end;
    return entries.findLast(({ key, value }) => holds(key) || holds(value))?.path ?? [];
  };
  const rangeOf = (start: number, end: number): Range => ({
    start: positionAt(text, start),
    end: positionAt(text, Math.max(start, end)),
  });
  const problem = (
    path: Path,
    [start, end]: OffsetRange,
    { replacement: _, remove: __, ...complaint }: ProblemMessage,
    change?: Change,
  ): Problem => {
    const fix = change && { fix: { range: rangeOf(change.start, change.end), text: change.text } };
    return { file, path, range: rangeOf(start, end), severity: "error", ...complaint, ...fix };
  };
  /** The change that deletes an entry's lines and parents that become empty; undefined if it shares its lines. */
  const removalOf = (path: Path): Change | undefined => {
    const parent = path.slice(0, -1);
    if (valueAt(data, path) === undefined) return undefined;
    if (parent.length > 0 && heldBy(valueAt(data, parent)).length === 1) return removalOf(parent);
    const [[start], [, last]] = [offsetsOf(path, "key"), offsetsOf(path, "value")];
    const from = text.lastIndexOf("\n", start - 1) + 1;
    const end = text.indexOf("\n", last) + 1 || text.length;
    const lead = typeof path.at(-1) === "number" ? /^ *- +$/ : /^ *$/;
    const isAlone = lead.test(text.slice(from, start)) && /^ *(?:#.*)?\r?\n?$/.test(text.slice(last, end));
    return isAlone ? { start: from, end, text: "" } : undefined;
  };
  return {
    file,
    text,
    data,
    positions,
    rangeAt: (path, part) => rangeOf(...offsetsOf(path, part)),
    textAt: (path) => text.slice(...offsetsOf(path, "value")),
    startOf: (path) => offsetsOf(path, "value")[0],
    problemAt(path, part, complaint, needle = "", before = 0) {
      const [start, end] = offsetsOf(path, part);
      const found = needle === "" ? undefined : occurrence(text.slice(start, end), needle, before);
      const isInside = found !== undefined;
      const place: OffsetRange = isInside ? [start + found[0], start + found[1]] : [start, end];
      const { replacement, remove } = complaint;
      if (remove) return problem(path, place, complaint, removalOf(path));
      if (replacement === undefined || isInside !== (needle !== "")) return problem(path, place, complaint);
      const written = part === "value" ? text.slice(start, end) : "";
      const inside = part === "key" || isInside;
      const change = inside
        ? withinText(String(replacement), written).replaceAll("\n", `\n${columnAt(text, place[0])}`)
        : asYaml(replacement, written);
      return problem(path, place, complaint, { start: place[0], end: place[1], text: change });
    },
    problemAtOffset(start, end, complaint, change) {
      const { replacement } = complaint;
      const own = replacement === undefined ? change : { start, end, text: String(replacement) };
      return problem(pathAt(start), [start, end], complaint, own);
    },
  };
}

/** The part of a file below a top-level key as a source of its own, with problems located in the whole file. */
export function sourceWithin(source: Source, name: string): Source {
  return {
    ...source,
    data: valueAt(source.data, [name]),
    rangeAt: (path, part) => source.rangeAt([name, ...path], part),
    textAt: (path) => source.textAt([name, ...path]),
    startOf: (path) => source.startOf([name, ...path]),
    problemAt: (path, ...rest) => source.problemAt([name, ...path], ...rest),
  };
}

/** For longer needles, the whole text is marked: a regular expression that finds them may be too large. */
const LONGEST_NEEDLE = 2000;

/**
 * The range of the occurrence of `words` after `before` others, also across line breaks. If `before` is 0, the first
 * whole-word occurrence is preferred.
 */
function occurrence(text: string, words: string, before: number): OffsetRange | undefined {
  if (words.length > LONGEST_NEEDLE) return undefined;
  const bare = words.trimEnd().split(/\s+/).map(RegExp.escape).join("\\s+");
  const found = [...text.matchAll(new RegExp(bare, "g"))];
  const isWhole = ({ 0: { length }, index }: RegExpExecArray) =>
    !/^[\p{L}\d]{2}|^[\w/-]{2}$/u.test(text.slice(index + length - 1, index + length + 1)) &&
    !/^[\p{L}\d]{2}/u.test(text.slice(Math.max(index - 1, 0), index + 1));
  const match = before > 0 ? found[before] : (found.find(isWhole) ?? found[0]);
  return match && [match.index, match.index + match[0].length];
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

/** The line and column of an offset in a text, both from 1. */
function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
    line++;
    start = end + 1;
  }
  return { line, column: Math.max(offset - start, 0) + 1 };
}
