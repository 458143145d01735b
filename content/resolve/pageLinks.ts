import { languagesOf } from "../languages/languages.ts";
import { languageOf } from "../lib/words.ts";
import type { Frame, LinkData } from "./forms.ts";

/** The site data that links need on pages in the site's language. */
export function linkDataOf(site: Frame): LinkData {
  const { keyAddresses, words } = site;
  return {
    keyAddresses,
    language: languageOf(site),
    languages: languagesOf(site),
    mark: words.languages.mark,
  };
}
