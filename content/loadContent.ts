import { type CheckedPage, checkPages } from "./check/checkPages.ts";
import { type CheckedSite, checkSite } from "./check/checkSite.ts";
import { compileSchemas } from "./check/schemas.ts";
import { byPlace, type Problem } from "./problem/problem.ts";
import { readFiles } from "./read/files.ts";
import { readYaml } from "./read/readYaml.ts";
import { resolveContent } from "./resolve/resolveContent.ts";
import { reviewCities } from "./rules/cities/review.ts";
import { draftsIn } from "./rules/drafts.ts";
import { findLinkProblems } from "./rules/links.ts";
import { findStandIns } from "./rules/placeholders.ts";
import { findRuleProblems } from "./rules/rules.ts";
import { findMissingSchema } from "./rules/schemaLine.ts";
import { findTextProblems } from "./rules/textRules.ts";
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
  /** Whether cities are compared with each other, which takes about as long as all the rest; they are unless this is false. */
  review?: boolean;
  /** Whether what must be replaced or confirmed before the site goes live is told as well. */
  launch?: boolean;
}

/**
 * Reads, checks and resolves site.yaml and pages-data/ below `root`. One run tells every problem, in the
 * order of files and lines; content with errors is still loaded as far as it is right.
 */
export function loadContent(root: string, options: LoadOptions = {}): Content {
  const schemas = compileSchemas();
  const files = readFiles(root);
  const site = checkSite(readYaml(files.site.file, files.site.bytes), schemas);
  const checked = checkPages(files.pages, site, schemas);
  const drafts = options.drafts ? new Set() : draftsIn(checked);
  const pages = checked.filter((page) => !drafts.has(page));
  const problems = [
    ...ownProblems(site),
    ...pages.flatMap(ownProblems),
    ...checked
      .filter((page) => drafts.has(page))
      .flatMap(ownProblems)
      .map(asWarning),
    ...findRuleProblems(pages, site.value),
    ...findLinkProblems(root, pages, site),
    ...(options.launch ? findStandIns([site, ...pages]) : []),
    ...(options.review === false ? [] : reviewCities(checked)),
  ].sort(byPlace);
  const resolved = site.value ? resolveContent(pages, site.value) : { site: undefined, pages: [] };
  return { ...resolved, problems };
}

/** What is wrong with a file by itself. */
function ownProblems({ source, problems }: CheckedPage | CheckedSite): Problem[] {
  return [...problems, ...findMissingSchema(source), ...findTextProblems(source)];
}

/** A page that is not published yet may have mistakes: they do not stop a build. */
function asWarning(problem: Problem): Problem {
  return { ...problem, severity: "warning" };
}
