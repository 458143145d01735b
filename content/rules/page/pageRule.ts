import type { CheckedPage } from "../../check/checkPages.ts";
import type { Problem } from "../../problem/problem.ts";

/** What a page is held to by itself, whatever the others are. */
export type PageRule = (page: CheckedPage) => Problem[];

/** What every file is held to, site.yaml as well. */
export type FileRule = (file: Pick<CheckedPage, "source" | "marks" | "problems">) => Problem[];
