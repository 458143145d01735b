import { type Languages, languageAt, languagesOf, originalOf } from "../languages/languages.ts";
import type { Scope } from "../lib/data.ts";
import { isMapping } from "../lib/data.ts";
import { isTimeZone } from "../lib/day.ts";
import { urlOf } from "../lib/fileName.ts";
import type { ReadResult } from "../read/readYaml.ts";
import type { PageLocation } from "./forms.ts";
import { citySlugOf, pageKindOf } from "./pageKind.ts";

/** The part of site.yaml that determines the language and kind of each page. */
export interface FirstFacts {
  languages: Languages;
  /** The addresses of legal pages. */
  legal: unknown[];
}

/** What pages need of site.yaml before it is compiled. Invalid values are ignored here: compiling reports them. */
export function firstFactsOf({ source: { data } }: ReadResult): FirstFacts & { timeZone: string } {
  const { legal, locale, languages }: Scope = isMapping(data) ? data : {};
  const timeZone = isMapping(locale) ? locale.timeZone : undefined;
  return {
    languages: languagesOf({ languages, locale }),
    legal: Array.isArray(legal) ? legal : [],
    timeZone: isTimeZone(timeZone) ? timeZone : "UTC",
  };
}

/** Derives a page's address from its file's place in pages-data, and the original of a translation from its `of:`. */
export function locationOf(file: string, { languages, legal }: FirstFacts, of?: unknown): PageLocation {
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
