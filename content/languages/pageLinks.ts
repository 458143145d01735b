import type { Frame, PageLinks } from "../types.ts";
import { languageOf } from "../words.ts";
import { languagesOf } from "./languages.ts";

/** The site data that links need on pages in the site's language. */
export function linksOf(site: Frame): PageLinks {
  const { ways, words } = site;
  return { ways, language: languageOf(site), languages: languagesOf(site), mark: words.languages.mark };
}
