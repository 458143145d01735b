import type { Path } from "../read/path.ts";
import type { Part } from "../read/positions.ts";
import type { ProblemCode } from "./codes.ts";

/** How bad a problem is: an error fails a check and a build, a warning does not. */
export type Severity = "error" | "warning";

/** A place in a text: line and column, both from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A stretch of a text. Its end is behind its last character. */
export interface Range {
  start: Position;
  end: Position;
}

/** What to write in place of a stretch of a file. */
export interface Fix {
  range: Range;
  text: string;
}

/** A value of a file: a text, a number, true or false, a list of texts, or names with values. */
export type Replacement = string | number | boolean | readonly string[] | Readonly<Record<string, unknown>>;

/** What is wrong, apart from where. */
export interface ProblemMessage {
  /** A stable name for this kind of problem, as `unknown-property`. */
  code: ProblemCode;
  /** What is wrong, in one or two sentences. */
  message: string;
  /** What to write instead, where that is not plain from the message. */
  hint?: string;
  /** The page or folder that it is about, by its address, or what is missing, where others may follow from the same mistake. */
  about?: string;
  /** The name that an entry lacks. */
  lacks?: string;
  /** What belongs in place of what is marked, where that is certain: a value, or words within a text. */
  replacement?: Replacement;
  /** Whether the whole entry that it is at belongs taken away. */
  remove?: true;
  /** An error, unless it says otherwise. */
  severity?: Severity;
}

/** Something wrong with the content, as it is reported to the person who writes it. */
export interface Problem extends Omit<ProblemMessage, "replacement" | "remove"> {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** The entry of the file's data that it is at; empty where it is at none. */
  path: Path;
  range: Range;
  severity: Severity;
  /** The change that mends it, where there is one way to. */
  fix?: Fix;
  /** Where a translation has an entry otherwise than its original, what is to be done in it, and where the entry stands there. */
  follow?: { kind: "missing" | "extra" | "moved"; at: Path };
  /** What follows from it, and is counted in its message alone. */
  more?: Problem[];
}

/** Something wrong at an entry of a file, whose place in the text is not looked up yet. */
export interface Finding extends ProblemMessage {
  file: string;
  /** The entry in the file's data. */
  path: Path;
  /** Which part of the entry is wrong. */
  part: Part;
  /** The stretch of the entry's text that is wrong, where that is not all of it. */
  needle?: string;
}

/** A problem at the top of a file, of which no more is known than that it is wrong, or missing. */
export function problemAtTop(
  file: string,
  { replacement: _, remove: __, ...complaint }: ProblemMessage,
): Problem {
  const start = { line: 1, column: 1 };
  return { file, path: [], range: { start, end: start }, severity: "error", ...complaint };
}

/** What to do about a problem, in words; undefined where its message says it. */
export function adviceOf({ message, hint, fix }: Problem): string | undefined {
  return hint ?? (fix && !message.includes("Did you mean") ? `Write: ${fix.text.trim()}` : undefined);
}

/** How messages count, as "1 error" or "2 spaces". */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** Problems in the order in which someone would mend them: by file, line and column. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.range.start.line - b.range.start.line || a.range.start.column - b.range.start.column;
}

/** The problems that fail a check and a build. */
export function errorsIn(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === "error");
}

/** The problems that fail neither. */
export function warningsIn(problems: Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === "warning");
}
