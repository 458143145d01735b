import { isTimeZone } from "../day.ts";
import type { Address } from "../forms.ts";
import { type Languages, languageAt, languagesOf, originalOf } from "../languages/languages.ts";
import { isMapping } from "../read/data.ts";
import { urlOf } from "../read/fileName.ts";
import type { ReadResult } from "../read/readYaml.ts";
import type { Scope } from "../variables/scope.ts";
import { citySlugOf, pageKindOf } from "./pageKind.ts";

/** What of site.yaml says which pages there are and what each is for. */
export interface FirstFacts {
  languages: Languages;
  /** The addresses that it calls legal. */
  legal: unknown[];
}

/** What pages must know of site.yaml before it is compiled, as far as it is right: that is reported there. */
export function firstFactsOf({ source: { data } }: ReadResult): FirstFacts & { timeZone: string } {
  const { legal, locale, languages }: Scope = isMapping(data) ? data : {};
  const timeZone = isMapping(locale) ? locale.timeZone : undefined;
  return {
    languages: languagesOf({ languages, locale }),
    legal: Array.isArray(legal) ? legal : [],
    timeZone: isTimeZone(timeZone) ? timeZone : "UTC",
  };
}

/** What a file's place in pages-data says of its page, and of one that translates another, its `of:`. */
export function addressOf(file: string, { languages, legal }: FirstFacts, of?: unknown): Address {
  const url = urlOf(file);
  const language = languageAt(url, languages);
  const original = typeof of === "string" && language.folder !== undefined ? of : originalOf(url, language);
  const citySlug = citySlugOf(original);
  return {
    file,
    url,
    kind: pageKindOf(original, legal),
    language: language.code,
    original,
    ...(citySlug !== undefined && { citySlug }),
  };
}
