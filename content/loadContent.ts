import { type CheckedContent, checkContent, sourcesOf } from "./check/checkContent.ts";
import type { CheckedPage } from "./check/checkPages.ts";
import { dayInMiami } from "./day.ts";
import type { Texts } from "./problem/print.ts";
import { byPlace, type Problem } from "./problem/problem.ts";
import type { Unsaved } from "./read/files.ts";
import { resolveContent } from "./resolve/resolveContent.ts";
import { lookAhead, type Rule } from "./rules/rule.ts";
import { rules as allRules } from "./rules/rules.ts";
import { createStore, type Store } from "./store.ts";
import type { Page, Site } from "./types.ts";

/** All content: what is right of it, and all that is wrong with it. */
export interface Content {
  /** Undefined where site.yaml has a problem; then there are no pages either. */
  site: Site | undefined;
  pages: Page[];
  problems: Problem[];
  /** The files as they are written, for those who show problems. */
  texts: Texts;
  /** What the pages were made from. */
  checked: CheckedContent;
}

/** What loading takes besides the folder. */
export interface LoadOptions {
  /** Whether pages that are not published yet are there too; they are while editing. */
  drafts?: boolean;
  /** The day that decides which pages are published, as 2026-12-01; the day in Miami, unless said otherwise. */
  today?: string;
  /** What content is held to; all rules, unless others are wanted. */
  rules?: readonly Rule[];
  /** What an earlier load left, if there was one. */
  store?: Store;
  /** Files whose text is not saved yet: what stands here counts, not what is on disk. */
  unsaved?: Unsaved;
}

/**
 * Reads, checks and resolves site.yaml and pages-data/ below `root`. One run tells every problem, in the
 * order of files and lines; content with errors is still loaded as far as it is right.
 */
export function loadContent(
  root: string,
  {
    drafts = false,
    today = dayInMiami(),
    rules = allRules,
    store = createStore(),
    unsaved,
  }: LoadOptions = {},
): Content {
  const content = checkContent(root, { today, drafts, unsaved }, store);
  const ofRules = problemsBy(rules, content); // first, as they read each page once, and check it then
  const files = [content.site, ...content.pages, ...content.drafts];
  const found = [...files.flatMap(({ problems }) => problems), ...ofRules];
  // A draft may have mistakes: they do not stop a build.
  const unpublished = new Set(content.drafts.filter(isDraft).map(({ source }) => source.file));
  const problems = found
    .map(
      (problem): Problem =>
        unpublished.has(problem.file) && !isOfToday(problem) ? { ...problem, severity: "warning" } : problem,
    )
    .sort(byPlace);
  const sources = new Map(sourcesOf(content).map((source) => [source.file, source]));
  const texts: Texts = { get: (file) => sources.get(file)?.text || undefined };
  const { site, pages } = content;
  const resolved = site.value ? resolveContent(pages, site.value) : { site: undefined, pages: [] };
  return { ...resolved, problems, texts, checked: content };
}

function isDraft({ publication }: CheckedPage): boolean {
  return publication.state === "draft";
}

/**
 * What rules find. A scheduled page goes out by itself one night, so it is held to them today, in the company of
 * all that will be there with it.
 */
function problemsBy(rules: readonly Rule[], content: CheckedContent): Problem[] {
  lookAhead(rules, content);
  const found = rules.flatMap((rule) => rule(content));
  const scheduled = content.drafts.filter((page) => !isDraft(page));
  if (scheduled.length === 0) return found;
  const files = new Set(scheduled.map(({ source }) => source.file));
  const pages = [...content.pages, ...scheduled];
  const later = rules.flatMap((rule) => rule({ ...content, pages, drafts: content.drafts.filter(isDraft) }));
  return [
    ...found.filter((problem) => !files.has(problem.file) || isOfToday(problem)),
    ...later.filter((problem) => files.has(problem.file) && !isOfToday(problem)),
  ];
}

/** Whether a problem is that a page is not there, which no day to come mends: visitors miss it today. */
function isOfToday({ code }: Problem): boolean {
  return code === "retired-address";
}
