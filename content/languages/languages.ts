import type { Language } from "../../schema/types.ts";
import { isMapping } from "../lib/data.ts";

/** The languages of a site, the main one first. */
export type Languages = readonly [Language, ...Language[]];

/** Fallback for a site.yaml that names no language. */
const ENGLISH: Language = { code: "en", name: "English" };

/** Returns the valid languages of a site.yaml, the main one first; without any, that of its locale, else English. */
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

/** The language of the page at an address: the one whose folder the address starts with, else the main one. */
export function languageAt(url: string, languages: Languages): Language {
  const [, folder] = url.split("/");
  return languages.find((one) => one.folder !== undefined && one.folder === folder) ?? languages[0];
}

/** The main language's address for an address in another language: /services for /es/services. */
export function originalOf(url: string, { folder }: Pick<Language, "folder">): string {
  return folder === undefined ? url : url.slice(folder.length + 1) || "/";
}

/** The address in another language for one of the main language: /es/services for /services. */
export function addressIn(original: string, { folder }: Pick<Language, "folder">): string {
  return folder === undefined ? original : `/${folder}${original}`.replace(/\/$/, "");
}

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set("ar dv fa he ku ps sd ug ur yi".split(" "));

/** The `dir` of an element in a language; undefined where it is the usual one, from left to right. */
export function directionOf(code: string): "rtl" | undefined {
  return RIGHT_TO_LEFT.has(code) ? "rtl" : undefined;
}

/** The addresses of a page, by language code. */
export type AddressByLanguage = Readonly<Record<string, string>>;
