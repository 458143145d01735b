import { type Languages, languageAt, languagesOf, originalOf } from "../languages/languages.ts";
import { isMapping, type Scope } from "../lib/data.ts";
import { isTimeZone } from "../lib/day.ts";
import { urlOf } from "../lib/fileName.ts";
import type { ContentFile } from "../read/files.ts";
import type { ReadResult } from "../read/readYaml.ts";
import type { PageLocation, PageWithHead, Publication } from "./forms.ts";
import {
  ADDRESSES,
  type Addresses,
  citySlugOf,
  hubUrl,
  type NamedAddresses,
  pageKindOf,
} from "./pageKind.ts";

/** The part of site.yaml that determines the language and kind of each page. */
interface FirstFacts extends NamedAddresses {
  languages: Languages;
}

/** What pages need of site.yaml before it is compiled. Invalid values are ignored here: compiling reports them. */
export function firstFactsOf({ source: { data } }: ReadResult): FirstFacts & { timeZone: string } {
  const { addresses, legal, locale, languages }: Scope = isMapping(data) ? data : {};
  const timeZone = isMapping(locale) ? locale.timeZone : undefined;
  const at = (name: keyof Addresses) => {
    const named = isMapping(addresses) ? addresses[name] : undefined;
    return typeof named === "string" && named.startsWith("/") ? named : ADDRESSES[name];
  };
  return {
    languages: languagesOf({ languages, locale }),
    addresses: { quote: at("quote"), services: at("services"), areas: at("areas"), blog: at("blog") },
    legal: Array.isArray(legal) ? legal : [],
    timeZone: isTimeZone(timeZone) ? timeZone : "UTC",
  };
}

/** Derives a page's address from its file's place in pages-data, and the original of a translation from its `of:`. */
export function locationOf(file: string, facts: FirstFacts, of?: unknown): PageLocation {
  const url = urlOf(file);
  const language = languageAt(url, facts.languages);
  const original = typeof of === "string" && language.folder !== undefined ? of : originalOf(url, language);
  const [kind, citySlug] = [pageKindOf(original, facts), citySlugOf(original, facts.addresses)];
  return { file, url, kind, language: language.code, original, citySlug };
}

/** Reads a YAML file. */
export type ReadFile = (file: ContentFile) => ReadResult;

/**
 * The data above a file's blocks, before variables are filled in. Unless `isWhole`, a head without draft, publish, until or of
 * is not parsed and {} is returned: for most pages, nothing else is needed before they are compiled.
 */
export function headOf({ file, bytes }: ContentFile, read: ReadFile, isWhole = false): Scope {
  if (!bytes) return {};
  const [head = ""] = new TextDecoder().decode(bytes).split(/^blocks:/m, 1);
  if (!isWhole && !/draft|publish|until|^of:/m.test(head)) return {};
  const { data } = read({ file, bytes: Buffer.from(head) }).source;
  return isMapping(data) ? data : {};
}

/** Returns a lookup of the heads that decide whether a page is shown: its own, its city hub's, and their originals'. */
export function headsDecidingPublication(
  pages: PageWithHead[],
  { languages: [main], addresses }: FirstFacts,
): (page: PageWithHead) => Scope[] {
  const keyOf = (language = "", original = "") => `${language} ${original}`;
  const heads = new Map(pages.map(({ language, original, head }) => [keyOf(language, original), head]));
  return ({ head, language, original, citySlug }) => {
    const around = citySlug === undefined ? [original] : [original, hubUrl(citySlug, addresses)];
    const keys = around.flatMap((one) => [keyOf(language, one), keyOf(main.code, one)]);
    return [head, ...keys.map((key) => heads.get(key) ?? {})];
  };
}

/** A page's publication by `draft:`, `publish:` and `until:` in `heads`. Invalid days are ignored here; a rule reports them. */
export function publicationOf(heads: Scope[], today: string): Publication {
  if (heads.some(({ draft }) => draft === true)) return { state: "draft" };
  if (heads.some(({ until }) => isOver(until, today))) return { state: "ended" };
  const days = heads.flatMap(({ publish }) => (isDay(publish) && publish > today ? [publish] : []));
  const day = days.sort().at(-1);
  return day === undefined ? { state: "published" } : { state: "scheduled", day };
}

/** Whether the last day of a page or a section is over. */
export function isOver(until: unknown, today: string): boolean {
  return isDay(until) && until < today;
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}
