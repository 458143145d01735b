import { filledIn } from "../../schema/filledIn.ts";
import type { CountedWords, SiteFile } from "../../schema/types.ts";

/** The language code of the pages, without the country: en for en-US. */
export function languageOf({ locale }: Pick<SiteFile, "locale">): string {
  return locale.language.replace(/-.*/, "");
}

/** The file of the words around the pages' own texts, by language code. */
export function wordsFileIn(language: string): string {
  return `words/${language}.yaml`;
}

/** The words for a count, in the plural form that the language requires. */
export function countedWords(words: CountedWords, count: number, language: string): string {
  const form = words[new Intl.PluralRules(language).select(count)] ?? words.other;
  return filledIn(form, { count });
}

/** The main language's value in a map by language code, where it comes first. Throws if the map is empty. */
export function mainOf<T>(byLanguage: ReadonlyMap<string, T>): T {
  const [main] = byLanguage.values();
  if (main === undefined)
    throw new Error("site.yaml, theme/theme.yaml or words/ has a problem: npm run check names it.");
  return main;
}
