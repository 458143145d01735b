import { mergeBase } from "../../checker/git/oldPages.ts";
import type { CheckedContent } from "../../checker/loadChecked.ts";
import { countProblems } from "../../checker/print.ts";
import { counted, errorsIn, type Problem } from "../../content/problem.ts";

/** What a check found. Its `pages` are without drafts and pages with errors. */
export interface CheckReport extends Pick<CheckedContent, "pages" | "all" | "problems" | "texts"> {
  /** Whether the check also looked for what must be replaced before the site goes live. */
  launch: boolean;
  /** What was not checked, and why: one sentence each. */
  notes: string[];
}

/** How many pages are shown: whoever has fixed ten runs the check again. */
const MOST_PAGES = 10;

/** A page with its problems, errors first. */
type ReportedPage = { file: string; title: string | undefined; problems: Problem[] };

/** Returns the pages with problems, those with errors first: the ones to show, and the rest. */
export function pagesIn({ problems, all }: CheckReport): { shown: ReportedPage[]; rest: ReportedPage[] } {
  const titles = new Map(all.map(({ file, head }) => [file, head.title]));
  const pages = [...Map.groupBy(problems, ({ file }) => file)].map(([file, own]) => {
    const title = titles.get(file);
    const sorted = [...errorsIn(own), ...warningsIn(own)];
    return { file, title: typeof title === "string" ? title : undefined, problems: sorted };
  });
  const hasErrors = (page: ReportedPage) => Number(errorsIn(page.problems).length > 0);
  pages.sort((a, b) => hasErrors(b) - hasErrors(a));
  return { shown: pages.slice(0, MOST_PAGES), rest: pages.slice(MOST_PAGES) };
}

/** Says how many problems are on pages that are not shown. */
export function countRest(rest: ReportedPage[]): string {
  return `And ${countProblems(rest.flatMap(({ problems }) => problems))} in ${counted(rest.length, "more file")}`;
}

/** Says what a check of the project in `root` cannot look at, and why. */
export function notesOn(root: string): string[] {
  if (mergeBase(root)) return [];
  return [
    "Not looked at: whether old addresses still lead somewhere. That takes git, and the main branch's history.",
  ];
}

/** One line for a report without a problem. */
export function nothingFound({ pages, launch }: CheckReport): string {
  return `${pages.length} pages, no problem${launch ? ", and nothing left to replace or to confirm" : ""}.`;
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
  return JSON.stringify({ pages: pages.length, errors, warnings, notes, problems: listed }, null, 2);
}

/** The problems that fail neither a check nor a build. */
export function warningsIn(problems: Problem[]): Problem[] {
  return problems.filter(({ severity }) => severity === "warning");
}
