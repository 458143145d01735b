import type { PageInterface } from "../../content/forms.ts";
import type { Texts } from "../../content/problem/print.ts";
import { countProblems } from "../../content/problem/print.ts";
import { counted, errorsIn, type Problem, warningsIn } from "../../content/problem/problem.ts";
import { mergeBase } from "../../content/read/oldPages.ts";

/** What a check found. */
export interface CheckReport {
  /** How many pages there are, drafts and pages with errors aside. */
  pages: number;
  problems: Problem[];
  /** What pages are called, by their files. */
  titles: ReadonlyMap<string, string>;
  /** The files as they are written. */
  texts: Texts;
  /** Whether what must be replaced before the site goes live was looked for too. */
  launch: boolean;
  /** What was not looked at, and why: a sentence each. */
  notes: string[];
}

/** What pages are called, by their files. */
export function titlesOf(pages: readonly PageInterface[]): Map<string, string> {
  return new Map(
    pages.flatMap(({ file, head: { title } }) => (typeof title === "string" ? [[file, title] as const] : [])),
  );
}

/** So many pages are shown: whoever has mended ten runs the check again. */
const MOST_PAGES = 10;

/** A page with what is wrong on it, errors first. */
interface ReportedPage {
  file: string;
  title: string | undefined;
  problems: Problem[];
}

/** The pages that something is wrong with, those with errors first: those that are shown, and the others. */
export function pagesIn({ problems, titles }: CheckReport): { shown: ReportedPage[]; rest: ReportedPage[] } {
  const pages = [...Map.groupBy(problems, ({ file }) => file)].map(([file, own]) => {
    return { file, title: titles.get(file), problems: [...errorsIn(own), ...warningsIn(own)] };
  });
  const hasErrors = (page: ReportedPage) => Number(errorsIn(page.problems).length > 0);
  pages.sort((a, b) => hasErrors(b) - hasErrors(a));
  return { shown: pages.slice(0, MOST_PAGES), rest: pages.slice(MOST_PAGES) };
}

/** How many problems are on pages that are not shown. */
export function countRest(rest: ReportedPage[]): string {
  return `And ${countProblems(rest.flatMap(({ problems }) => problems))} in ${counted(rest.length, "more file")}`;
}

/** What a check of a project in `root` does not look at. */
export function notesOn(root: string): string[] {
  if (mergeBase(root)) return [];
  return [
    "Not looked at: whether old addresses still lead somewhere. That takes git, and the main branch's history.",
  ];
}

/** One line for a report without a problem. */
export function nothingFound({ pages, launch }: CheckReport): string {
  return `${pages} pages, no problem${launch ? ", and nothing left to replace or to confirm" : ""}.`;
}

/** A report for programs: one JSON document, always of this shape. */
export function jsonReport({ pages, problems, notes }: CheckReport): string {
  const errors = errorsIn(problems).length;
  const listed = problems.map(({ file, range, severity, code, message, hint, fix }) => ({
    file,
    line: range.start.line,
    column: range.start.column,
    endLine: range.end.line,
    endColumn: range.end.column,
    severity,
    code,
    message,
    hint: hint ?? null,
    fix: fix ?? null,
  }));
  const warnings = problems.length - errors;
  return JSON.stringify({ pages, errors, warnings, notes, problems: listed }, null, 2);
}
