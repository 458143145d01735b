import type { LoadOptions } from "../content/compile/compiler.ts";
import type { Cache } from "../content/lib/cache.ts";
import { wordsFileIn } from "../content/lib/words.ts";
import { type Content, load, loadOnAllCores } from "../content/load.ts";
import type { Problem } from "../content/problem.ts";
import { checksBy, isOfToday, textsOf } from "./checks.ts";
import { groupByCause } from "./groupByCause.ts";
import type { Originals } from "./grouping/consequences.ts";
import type { Texts } from "./print.ts";
import { decodePictures } from "./public/decodePictures.ts";
import type { Facts, Shingles, SiteRule } from "./rule.ts";
import { isPlaceholderCode } from "./rules/launch/placeholders.ts";
import { rules as allRules } from "./rules/rules.ts";

/** All content, with the report of its problems. */
export interface CheckedContent extends Omit<Content<Facts>, "problems"> {
  problems: Problem[];
  /** What must be replaced or confirmed before the site goes live. */
  placeholders: Problem[];
  texts: Texts;
}

/** Options of loading and checking: by default with all rules for all files together. */
export type CheckOptions = Omit<LoadOptions<Facts, Shingles>, "checks"> & { rules?: readonly SiteRule[] };

/** Loads all content below `root`, and reports all its problems. */
export function loadChecked(
  root: string,
  { rules = allRules, ...options }: CheckOptions = {},
): CheckedContent {
  return reported(load(root, { ...options, checks: checksBy(rules) }), options);
}

/** Loads content as `loadChecked` does, on all cores; looks into all pictures, as only a decoder can. */
export async function loadCheckedOnAllCores(
  root: string,
  { rules = allRules, ...options }: CheckOptions & { cache: Cache },
): Promise<CheckedContent> {
  await decodePictures(root, options.cache); // first: the rules read what it finds
  return reported(await loadOnAllCores(root, { ...options, checks: checksBy(rules) }), options);
}

/**
 * Reports the problems of single files and those between files, in the order of files and lines; those that only follow
 * from another are grouped with it. With `launch`, what must be replaced or confirmed is a problem as well.
 */
export function reported(
  content: Content<Facts>,
  { launch = false, drafts = false }: CheckOptions,
): CheckedContent {
  const { survey, all, problems } = content;
  const { languages, siteFile, wordsFiles } = survey;
  const found = [...problems.ofFiles, ...problems.ofSite];
  const placeholders = found.filter(({ code }) => isPlaceholderCode(code));
  const drafted = all.filter(({ publication }) => publication.state === "draft").map(({ file }) => file);
  const draftedWords = languages.flatMap(({ code, draft }) => (draft ? [wordsFileIn(code)] : []));
  const unfinished = new Set(drafts ? [] : [...drafted, ...draftedWords]);
  const told = (launch ? found : found.filter(({ code }) => !isPlaceholderCode(code)))
    .map((problem): Problem => {
      const isDraft = unfinished.has(problem.file) && !isOfToday(problem); // a draft's errors do not stop a build
      const isError = problem.severity === "error";
      return isDraft && isError ? { ...problem, severity: "warning", isInDraft: true } : problem;
    })
    .sort(byPlace);
  const main = languages[0].code;
  const files = new Map(all.filter(({ language }) => language === main).map(({ url, file }) => [url, file]));
  const translations = all.filter(({ language }) => language !== main);
  const originals: Originals = new Map([
    ...translations.map(
      ({ file, original: address }) => [file, { address, file: files.get(address) }] as const,
    ),
    ...wordsFiles.map(({ file }) => [file, { address: file, file: siteFile.file }] as const),
  ]);
  return { ...content, problems: groupByCause(told, originals), placeholders, texts: textsOf(survey) };
}

/** Compares problems in the order in which someone would fix them: by file, line and column. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.range.start.line - b.range.start.line || a.range.start.column - b.range.start.column;
}
