import type { Path } from "./lib/data.ts";

/** How bad a problem is: an error fails a check and a build, a warning does not. */
export type Severity = "error" | "warning";

/** A place in a text: line and column, both from 1. */
export type Position = { line: number; column: number };

/** A range of a text. Its end is exclusive: behind its last character. */
export type Range = { start: Position; end: Position };

/** A part of an entry. */
export type Part = "key" | "value";

/** The replacement of a range of a text, as offsets. */
export type Change = { start: number; end: number; text: string };

/** What to write in place of a range of a file. */
export type Fix = { range: Range; text: string };

/** A value in a file: a text, a number, a boolean, a list of texts, or a mapping. */
export type Replacement = string | number | boolean | readonly string[] | Readonly<Record<string, unknown>>;

/** What is wrong, without its place. */
export interface ProblemMessage {
  /** A stable name for this kind of problem, such as `unknown-property`. */
  code: string;
  message: string;
  /** What to write instead, unless the message says so. */
  hint?: string;
  /** Address of the page or folder, or name of what is missing: problems with the same cause are folded by it. */
  about?: string;
  lacks?: string;
  /** The types of blocks that the message names as the file does: a form shows their labels instead. */
  blockTypes?: readonly string[];
  /** How an entry of a translation differs from its original, and its path there, or here if it is `extra`. */
  follow?: { kind: "missing" | "extra" | "moved"; at: Path };
  /** What to write in place of the marked part, if that is certain: a value, or words within a text. */
  replacement?: Replacement;
  remove?: true;
  /** An error by default. */
  severity?: Severity;
}

/** Something wrong with the content, as reported to its writer. */
export interface Problem extends Omit<ProblemMessage, "replacement" | "remove"> {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** The path of its entry in the file's data; empty if it has none. */
  path: Path;
  range: Range;
  severity: Severity;
  /** Whether it is an error, and only a warning because its page is a draft. */
  isInDraft?: boolean;
  /** The change that fixes it, if there is exactly one way. */
  fix?: Fix;
  /** Problems that follow from it: its message only counts them. */
  more?: Problem[];
}

/** Something wrong at an entry of a file, before its position in the text is looked up. */
export interface Finding extends ProblemMessage {
  file: string;
  path: Path;
  /** Which part of the entry is wrong; its value by default. */
  part?: Part;
  /** The part of the entry's text that is wrong, if not all of it. */
  needle?: string;
  /** How many earlier occurrences of the needle in the entry's text are right. */
  before?: number;
  /** The offsets of what is wrong, where it is no whole part of an entry. */
  at?: readonly [start: number, end: number];
  /** The change that fixes it, where it is no replacement of what is marked. */
  change?: Change;
}

/** A problem at the top of a file that is missing, or wrong at an unknown place. */
export function problemAtTop(
  file: string,
  { replacement: _, remove: __, ...message }: ProblemMessage,
): Problem {
  const start = { line: 1, column: 1 };
  return { file, path: [], range: { start, end: start }, severity: "error", ...message };
}

/** A problem in one line: its place, and what is wrong. */
export function plainly({ file, range: { start }, message, hint }: Problem): string {
  return [`${file}:${start.line}:${start.column}  ${message}`, hint].filter(Boolean).join(" ");
}

/** A count with its noun, such as "1 error" or "2 spaces". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The problems that fail a check and a build. */
export function errorsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === "error");
}
