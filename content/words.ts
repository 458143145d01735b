import { filledIn } from "../schema/filledIn.ts";
import type { CountedWords, SiteFile } from "../schema/types.ts";

/** The language of the pages without whose it is: en of en-US. */
export function languageOf({ locale }: Pick<SiteFile, "locale">): string {
  return locale.language.replace(/-.*/, "");
}

/** Whether there is a language of that name. */
export function isLanguage(name: string): boolean {
  return new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(name) !== undefined;
}

/** The file of the words that stand around the pages' own texts, in a language: by its letters. */
export function wordsFileIn(language: string): string {
  return `words/${language}.yaml`;
}

/** The same in the language of a site. */
export function wordsFileOf(site: Pick<SiteFile, "locale">): string {
  return wordsFileIn(languageOf(site));
}

/** The words for so many of something, as a language counts. */
export function countedWords(words: CountedWords, count: number, language: string): string {
  const form = words[new Intl.PluralRules(language).select(count)] ?? words.other;
  return filledIn(form, { count });
}
