import { firstOfEachKind, listPlaces } from "./kinds.ts";
import { errorsIn, type Problem, type Range } from "./problem.ts";

/** The texts of the files that could be read, by their paths: what frames are drawn from. */
export type Texts = Pick<ReadonlyMap<string, string>, "get">;

const AROUND = 1;
const WIDTH = 110;

/** One problem as text: place, message, the lines around it, and hint. */
export function formatProblem(problem: Problem, texts: Texts): string {
  const { file, range, severity, message, hint } = problem;
  const label = severity === "warning" ? "Warning: " : "";
  const first = `${file}:${range.start.line}:${range.start.column}  ${label}${message}`;
  return [first, frameOf(problem, texts), hint && `  → ${hint}`].filter(Boolean).join("\n");
}

/** All problems as text, ten of a kind in full, with a closing line that counts them. */
export function formatProblems(problems: Problem[], texts: Texts): string {
  const { shown, more } = firstOfEachKind(problems);
  const others = more.map(({ code, rest }) =>
    [`${rest.length} more of the same kind (${code}):`, ...listPlaces(rest)].join("\n  "),
  );
  return [...shown.map((problem) => formatProblem(problem, texts)), ...others, countProblems(problems)].join(
    "\n\n",
  );
}

/** How many problems there are, as "2 errors and 1 warning". Empty where there is none. */
export function countProblems(problems: Problem[]): string {
  const errors = errorsIn(problems).length;
  return [counted(errors, "error"), counted(problems.length - errors, "warning")]
    .filter(Boolean)
    .join(" and ");
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** The lines around a problem, with the place marked. Empty where there is no text to show. */
export function frameOf({ file, range }: Problem, texts: Texts): string {
  const text = texts.get(file);
  const { line, column } = range.start;
  return text === undefined ? "" : frameAt(text.split(/\r?\n/), line, column, lengthOf(range));
}

/** How many characters of its first line a range takes. */
function lengthOf({ start, end }: Range): number {
  return end.line > start.line ? Number.POSITIVE_INFINITY : end.column - start.column;
}

/**
 * The line at `line` (from 1) with one line on either side, numbered, and carets under `length`
 * characters from `column` (from 1). A long line is cut around the place.
 */
function frameAt(lines: readonly string[], line: number, column: number, length: number): string {
  const first = Math.max(1, line - AROUND);
  const last = Math.min(lines.length, line + AROUND);
  const gutter = String(last).length;
  const cut = column > WIDTH - 20 ? column - 40 : 0;
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const shown = visible((lines[number - 1] ?? "").slice(cut, cut + WIDTH)).trimEnd();
    rows.push(`  ${String(number).padStart(gutter)} | ${shown}`.trimEnd());
    if (number === line) rows.push(carets(lines[number - 1] ?? "", column, length, cut, gutter));
  }
  return rows.join("\n");
}

function carets(line: string, column: number, length: number, cut: number, gutter: number): string {
  const room = Math.min(line.length, cut + WIDTH) - (column - 1);
  const marks = "^".repeat(Math.max(1, Math.min(length, room)));
  return `  ${" ".repeat(gutter)} | ${" ".repeat(Math.max(0, column - 1 - cut))}${marks}`;
}

/** Tabs and other characters that would shift the carets or not show at all, as one visible one each. */
function visible(line: string): string {
  return line
    .replace(/\t/g, "→")
    .replace(/[\u00a0\u2000-\u200f\u2028-\u202f\u2060\u3000\ufeff]/g, "␣")
    .replace(/\p{Cc}/gu, "·");
}
