import type { SiteFile } from "../../../schema/types.ts";
import type { CheckedPage } from "../../check/checkPages.ts";
import type { Problem } from "../../problem/problem.ts";
import type { Source } from "../../read/source.ts";

/** What pages are held to besides their own files. */
export interface Beside {
  /** site.yaml, where it is right. */
  site: SiteFile | undefined;
  /** How many cities are published: all of them, and those of each tier. */
  cities: Record<string, number>;
}

/** What a page is held to by itself, whatever the others say. */
export type PageRule = (page: CheckedPage, beside: Beside) => Problem[];

/** What every file is held to, site.yaml as well. */
export type FileRule = (file: Pick<CheckedPage, "source" | "marks" | "problems">) => Problem[];

/** What every file is held to as it is written, be it published or not. */
export type SourceRule = (source: Source) => Problem[];
