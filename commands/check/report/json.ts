import { errorsIn } from "../../../content/problem/problem.ts";
import type { Report } from "./report.ts";

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
