import type { Compiler } from "../content/compile/compiler.ts";
import type { PageInterface, Written } from "../content/forms.ts";
import { isOfToday, problemsAt } from "../content/link.ts";
import { byPlace, type Finding, type Problem } from "../content/problem.ts";
import type { Originals } from "./consequences.ts";
import { groupByCause } from "./groupByCause.ts";
import type { Texts } from "./print.ts";
import { isPlaceholderCode } from "./rules/launch/placeholderKinds.ts";

/** All that is reported about the content. */
export interface Report {
  problems: Problem[];
  /** What must be replaced or confirmed before the site goes live. */
  placeholders: Problem[];
  /** The texts of the files, for code that displays problems. */
  texts: Texts;
}

/** What was found: `own` problems of single files, and `findings` across all of them. */
interface Found {
  own: readonly Problem[];
  findings: readonly Finding[];
  unpublished: readonly PageInterface[];
  launch: boolean;
}

/** Reports the problems of single files and of linking; those that only follow from another are folded into it. */
export function reportOf(
  compiler: Compiler,
  all: readonly PageInterface[],
  { own, findings, unpublished, launch }: Found,
): Report {
  const { languages, site, theme, words, siteFile, themeFile, wordsFiles, pages } = compiler.survey;
  const files = new Map(
    [siteFile, themeFile, ...wordsFiles, ...pages].map(({ file, bytes }) => [file, bytes]),
  );
  const texts: Texts = { get: (file) => new TextDecoder().decode(files.get(file)) || undefined };
  const around = new Map<string, Written>([[siteFile.file, site], [themeFile.file, theme], ...words]);
  const writtenOf = (file: string) => around.get(file) ?? compiler.partOf("written", file);
  const found = [...own, ...problemsAt(findings, texts, writtenOf)];
  const placeholders = found.filter(({ code }) => isPlaceholderCode(code));

  const drafted = unpublished.filter(({ publication }) => publication.state === "draft");
  const unfinished = new Set(drafted.map(({ file }) => file));
  const reported = found
    .filter((problem) => launch || !placeholders.includes(problem))
    .map((problem): Problem => {
      const isDraft = unfinished.has(problem.file) && !isOfToday(problem); // a draft's errors do not stop a build
      const isError = problem.severity === "error";
      return isDraft && isError ? { ...problem, severity: "warning", isInDraft: true } : problem;
    })
    .sort(byPlace);
  const originals: Originals = new Map([
    ...originalsOf(all, languages[0].code),
    ...wordsFiles.map(({ file }) => [file, { address: file, file: siteFile.file }] as const),
  ]);
  return { problems: groupByCause(reported, originals), placeholders, texts };
}

/** The originals of translations, by the translation's file. */
function originalsOf(all: readonly PageInterface[], main: string): Originals {
  const files = new Map(all.filter(({ language }) => language === main).map(({ url, file }) => [url, file]));
  const translations = all.filter(({ language }) => language !== main);
  return new Map(
    translations.map(({ file, original }) => [file, { address: original, file: files.get(original) }]),
  );
}
