/** How bad a problem is: an error fails a check and a build, a warning does not. */
export type Severity = "error" | "warning";

/** Something wrong with the content, told to the person who writes it. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  severity: Severity;
  /** A stable name for this kind of problem, as `unknown-property`. */
  code: string;
  /** What is wrong, in one or two sentences. */
  message: string;
  /** What to write instead, where that is not plain from the message. */
  hint?: string;
  /** The lines around it, with the place marked. Empty where there is no text to show. */
  frame: string;
}

/** Problems in the order in which someone would mend them: by file, line and column. */
export function byPlace(a: Problem, b: Problem): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.column - b.column;
}

/** One problem as text: place, message, frame and hint. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, severity, message, frame, hint } = problem;
  const label = severity === "warning" ? "Warning: " : "";
  const lines = [`${file}:${line}:${column}  ${label}${message}`, frame, hint && `  → ${hint}`];
  return lines.filter(Boolean).join("\n");
}

/** All problems as text, with a closing line that counts them. */
export function formatProblems(problems: Problem[]): string {
  return [...problems.map(formatProblem), countOf(problems)].join("\n\n");
}

/** How many problems there are, as "2 errors and 1 warning". Empty where there is none. */
export function countOf(problems: Problem[]): string {
  const errors = errorsIn(problems).length;
  return [counted(errors, "error"), counted(problems.length - errors, "warning")]
    .filter(Boolean)
    .join(" and ");
}

/** The problems that fail a check and a build. */
export function errorsIn(problems: Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === "error");
}

function counted(count: number, noun: string): string {
  return count === 0 ? "" : `${count} ${noun}${count === 1 ? "" : "s"}`;
}
