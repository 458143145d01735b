import type { Texts } from "../../../content/problem/print.ts";
import type { Problem } from "../../../content/problem/problem.ts";

/** What a check found. */
export interface Report {
  /** How many pages there are, drafts and pages with errors aside. */
  pages: number;
  problems: Problem[];
  /** The files as they are written. */
  texts: Texts;
  /** Whether what must be replaced before the site goes live was looked for too. */
  launch: boolean;
}

/** One line for a report without a problem. */
export function nothingFound({ pages, launch }: Report): string {
  return launch
    ? `${pages} pages, no problem, and nothing left to replace or to confirm.`
    : `${pages} pages, no problem.`;
}
