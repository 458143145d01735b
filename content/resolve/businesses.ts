import type { SiteFile, Words } from "../../schema/types.ts";
import type { Business } from "../compile/forms.ts";
import { wordsFileOf } from "../lib/words.ts";
import { withoutSampleAnswers } from "./answers.ts";
import type { WholeSiteFile } from "./forms.ts";

/** The business by language code, for the languages in which site.yaml and the words are valid. */
export function businessesIn({ sites, words }: Business, launch: boolean): Map<string, WholeSiteFile> {
  return new Map(
    [...sites].flatMap(([language, { value }]) => {
      const ownWords = value && words.get(wordsFileOf(value))?.value;
      if (!ownWords) return [];
      return [[language, withDefaults(launch ? withoutSampleAnswers(value) : value, ownWords)] as const];
    }),
  );
}

/** The business with defaults for what site.yaml leaves out, and with its words. */
function withDefaults(file: SiteFile, words: Words): WholeSiteFile {
  const { links = {}, socials = [], trust = [] } = file;
  return { ...file, words, links, socials, trust };
}
