import { wordsFileIn } from "../content/lib/words.ts";
import type { Content } from "../content/load.ts";
import { byPlace, type Problem } from "../content/problem.ts";
import { isOfToday, textsOf } from "./checks.ts";
import { groupByCause } from "./groupByCause.ts";
import type { Originals } from "./grouping/consequences.ts";
import type { Texts } from "./print.ts";
import { isPlaceholderCode } from "./rules/launch/placeholders.ts";

/** All that is reported about the content. */
export interface Report {
  problems: Problem[];
  /** What must be replaced or confirmed before the site goes live. */
  placeholders: Problem[];
  texts: Texts;
}

/**
 * Reports the problems of single files and those between files, in the order of files and lines; those that only follow
 * from another are grouped with it. With `launch`, what must be replaced or confirmed is a problem as well.
 */
export function reportOf(
  { survey, all, problems: { ofFiles, ofSite } }: Pick<Content, "survey" | "all" | "problems">,
  { launch = false, drafts = false }: { launch?: boolean; drafts?: boolean } = {},
): Report {
  const { languages, siteFile, wordsFiles } = survey;
  const found = [...ofFiles, ...ofSite];
  const placeholders = found.filter(({ code }) => isPlaceholderCode(code));
  const drafted = drafts ? [] : all.filter(({ publication }) => publication.state === "draft");
  const draftedWords = languages.flatMap(({ code, draft }) => (draft && !drafts ? [wordsFileIn(code)] : []));
  const unfinished = new Set([...drafted.map(({ file }) => file), ...draftedWords]);
  const reported = found
    .filter((problem) => launch || !placeholders.includes(problem))
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
  return { problems: groupByCause(reported, originals), placeholders, texts: textsOf(survey) };
}
