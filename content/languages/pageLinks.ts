import type { Frame, PageLinks } from "../types.ts";
import { languageOf } from "../words.ts";
import { languagesOf } from "./languages.ts";

/** What the links of pages in the language of the business know of its site. */
export function linksOf(site: Frame): PageLinks {
  const { ways, words } = site;
  return { ways, language: languageOf(site), languages: languagesOf(site), mark: words.languages.mark };
}
