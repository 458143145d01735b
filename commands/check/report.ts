import type { Texts } from "../../content/problem/print.ts";
import { errorsIn, type Problem } from "../../content/problem/problem.ts";
import { mergeBase } from "../../content/rules/addresses/oldPages.ts";

/** What a check found. */
export interface Report {
  /** How many pages there are, drafts and pages with errors aside. */
  pages: number;
  problems: Problem[];
  /** The files as they are written. */
  texts: Texts;
  /** Whether what must be replaced before the site goes live was looked for too. */
  launch: boolean;
  /** What was not looked at, and why: a sentence each. */
  notes: string[];
}

/** What a check of a project in `root` does not look at. */
export function notesOn(root: string): string[] {
  if (mergeBase(root)) return [];
  return [
    "Not looked at: whether old addresses still lead somewhere. That takes git, and the main branch's history.",
  ];
}

/** One line for a report without a problem. */
export function nothingFound({ pages, launch }: Report): string {
  return `${pages} pages, no problem${launch ? ", and nothing left to replace or to confirm" : ""}.`;
}

/** A report for programs: one JSON document, always of this shape. */
export function jsonReport({ pages, problems, notes }: Report): string {
  const errors = errorsIn(problems).length;
  const listed = problems.map(({ file, range, severity, code, message, hint }) => ({
    file,
    line: range.start.line,
    column: range.start.column,
    endLine: range.end.line,
    endColumn: range.end.column,
    severity,
    code,
    message,
    hint: hint ?? null,
  }));
  const warnings = problems.length - errors;
  return JSON.stringify({ pages, errors, warnings, notes, problems: listed }, null, 2);
}
