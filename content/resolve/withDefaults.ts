import type { SiteFile, Words } from "../../schema/types.ts";
import type { WholeSiteFile } from "../types.ts";

/** The business, with what its file leaves out, and with the words that stand around its pages' texts. */
export function withDefaults(file: SiteFile, words: Words): WholeSiteFile {
  const { links = {}, socials = [], trust = [] } = file;
  return { ...file, words, links, socials, trust };
}
