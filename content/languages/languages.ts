import type { Language } from "../../schema/types.ts";
import { isMapping } from "../read/data.ts";

/** The languages of a site, the main one first. */
export type Languages = readonly [Language, ...Language[]];

/** A language as a site has it whose site.yaml names none. */
const ENGLISH: Language = { code: "en", name: "English" };

/** The languages of a site, the main one first, as far as its site.yaml is right. */
export function languagesOf({ languages, locale }: { languages?: unknown; locale?: unknown }): Languages {
  const named = (Array.isArray(languages) ? languages : []).filter(isNamed);
  const [main, ...others] = named.filter((one, index) => (one.folder === undefined) === (index === 0));
  if (main) return [main, ...others];
  const language = isMapping(locale) ? locale.language : undefined;
  const [code] = (typeof language === "string" && language.match(/^[a-z]+/)) || [ENGLISH.code];
  return [{ code, name: code }];
}

function isNamed(value: unknown): value is Language {
  if (!isMapping(value)) return false;
  const { code, name, folder = "" } = value;
  return [code, name, folder].every((one) => typeof one === "string");
}

/** The pages in the main language, which say once what is true in all. */
export function mainPagesOf<P extends { language: string }>(pages: readonly P[], [main]: Languages): P[] {
  return pages.filter(({ language }) => language === main.code);
}

/** The language of the page at an address: that whose folder it begins with, else the main one. */
export function languageAt(url: string, languages: Languages): Language {
  const [, folder] = url.split("/");
  return languages.find((one) => one.folder !== undefined && one.folder === folder) ?? languages[0];
}

/** The address in the main language of what stands at an address in another: /services of /es/services. */
export function originalOf(url: string, { folder }: Pick<Language, "folder">): string {
  return folder === undefined ? url : url.slice(folder.length + 1) || "/";
}

/** The address at which the page at an address of the main language stands in another: /es/services of /services. */
export function addressIn(original: string, { folder }: Pick<Language, "folder">): string {
  return folder === undefined ? original : `/${folder}${original}`.replace(/\/$/, "");
}

/** How a language is called in English; by its letters, where there is no such language. */
export function languageNameOf(code: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;
}
