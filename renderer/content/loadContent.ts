import { readFiles } from "./files.ts";
import { findLinkProblems } from "./links.ts";
import { checkPages } from "./pages.ts";
import { byPlace, type Problem } from "./problem.ts";
import { readYaml } from "./read.ts";
import { resolveContent } from "./resolve.ts";
import { findRuleProblems } from "./rules.ts";
import { compileSchemas } from "./schemas.ts";
import { checkSite } from "./site.ts";
import type { Page, Site } from "./types.ts";

/** All content: what is right of it, and all that is wrong with it. */
export interface Content {
  /** Undefined where site.yaml has a problem; then there are no pages either. */
  site: Site | undefined;
  pages: Page[];
  problems: Problem[];
}

/** What loading takes besides the folder. */
export interface LoadOptions {
  /** Whether pages marked `draft: true` are there too; they are while editing. */
  drafts?: boolean;
}

/**
 * Reads, checks and resolves site.yaml and pages-data/ below `root`. One run tells every problem, in the
 * order of files and lines; content with errors is still loaded as far as it is right.
 */
export function loadContent(root: string, { drafts = false }: LoadOptions = {}): Content {
  const schemas = compileSchemas();
  const files = readFiles(root);
  const site = checkSite(readYaml(files.site.file, files.site.bytes), schemas);
  const checked = checkPages(files.pages, site.data, schemas);
  const pages = checked.pages.filter((page) => drafts || page.value?.draft !== true);
  const problems = [
    ...site.problems,
    ...checked.problems,
    ...findRuleProblems(pages, site.value),
    ...findLinkProblems(root, pages, site),
  ].sort(byPlace);
  const resolved = site.value ? resolveContent(pages, site.value) : { site: undefined, pages: [] };
  return { ...resolved, problems };
}
