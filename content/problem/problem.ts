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

/** What is wrong, apart from where. */
export interface Complaint {
  /** A stable name for this kind of problem, as `unknown-property`. */
  code: ProblemCode;
  /** What is wrong, in one or two sentences. */
  message: string;
  /** What to write instead, where that is not plain from the message. */
  hint?: string;
  /** An error, unless it says otherwise. */
  severity?: Severity;
}

/** Something wrong with the content, told to the person who writes it. */
export interface Problem extends Complaint {
  /** Path from the project's root, with forward slashes. */
  file: string;
  range: Range;
  severity: Severity;
}

/** Problems in the order in which someone would mend them: by file, line and column. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.range.start.line - b.range.start.line || a.range.start.column - b.range.start.column;
}

/** The problems that fail a check and a build. */
export function errorsIn(problems: Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === "error");
}

/** The problems that fail neither. */
export function warningsIn(problems: Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === "warning");
}
