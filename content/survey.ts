import { type Cache, codeHash, hashOf } from "./cache.ts";
import { openSchemas } from "./check/schemas/schemas.ts";
import { compareWords } from "./compile/compareWords.ts";
import { compileSite, compileSiteIn, readSite } from "./compile/compileSite.ts";
import { compileTheme } from "./compile/compileTheme.ts";
import { compileWords, readWords } from "./compile/compileWords.ts";
import { dayIn, isTimeZone, yearOf } from "./day.ts";
import type { Address, CityCounts, CompiledSite, Publication, Survey, SurveyedPage } from "./forms.ts";
import { type Languages, languageAt, languagesOf, originalOf } from "./languages/languages.ts";
import { layOver } from "./languages/layOver.ts";
import { citySlugOf, hubUrl, type PageKind, pageKindOf } from "./pageKind.ts";
import { isMapping } from "./read/data.ts";
import { urlOf } from "./read/fileName.ts";
import { type ContentFile, readFiles, readOwn } from "./read/files.ts";
import { type ReadResult, readYaml } from "./read/readYaml.ts";
import { createSource } from "./read/source.ts";
import { memoryFileOf } from "./translations/memory.ts";
import { countOf } from "./variables/counts.ts";
import { expand, type Unresolvable } from "./variables/expand.ts";
import type { Scope } from "./variables/scope.ts";

/** What decides which pages are there, and how they are. */
export interface SurveyOptions {
  /** The day that decides which pages are published, as 2026-12-01; that of the business, unless said otherwise. */
  today?: string;
  /** Whether pages that are not published yet are shown, and counted, too; they are while editing. */
  drafts?: boolean;
}

/** A fact of a city's entry may name a fact that names a third. */
const DEPTH_OF_FACTS = 3;

/** Surveys site.yaml, the theme, the words and pages-data below `root`. What is parsed comes from the cache where it has not changed. */
export function takeSurvey(root: string, cache: Cache, options: SurveyOptions): Survey {
  const { drafts = false } = options;
  const files = readFiles(root);
  const code = codeHash(["schema", "content"]);
  const parsed = <T>({ bytes = Buffer.of() }: ContentFile, taken: unknown, parse: () => T): T =>
    cache.get("interfaces", hashOf(code, JSON.stringify(taken), bytes), parse);
  const first = parsed(files.site, "first facts", () => firstFactsOf(readSite(files.site)));
  const { languages } = first;
  const today = options.today ?? dayIn(first.timeZone);
  const headed = files.pages.map((file) => {
    const isHub = addressOf(file.file, first).kind === "cityHub";
    const head = isHub ? parsed(file, "head", () => headOf(file, true)) : headOf(file);
    return { ...addressOf(file.file, first, head.of), ...file, head };
  });
  const heldBackBy = headsBehind(headed, first);
  const pages = headed.map((page) => ({ ...page, publication: publicationOf(heldBackBy(page), today) }));
  const shown = pages.filter(({ publication }) => drafts || publication.state === "published");
  const [main] = languages;
  const counted = shown.filter(({ language }) => language === main.code);
  const cityCounts = countCities(counted);
  const yearAndCounts = { today, counts: countsOf(counted, cityCounts, main.code) };
  const around = [yearOf(today), yearAndCounts.counts, files.site.bytes !== undefined];
  const site = parsed(files.site, around, () => compileSite(readSite(files.site), yearAndCounts));
  const others = languages.slice(1).map((language) => {
    const file = `words/${language.code}.yaml`;
    const words = files.words.find((one) => one.file === file) ?? { file, bytes: undefined };
    const inWords = { today, counts: countsOf(counted, cityCounts, language.code) };
    const taken = [...around, "site", language, hashOf(files.site.bytes ?? "")];
    const compiled = parsed(words, taken, () => compileSiteIn(language, site, readWords(words), inWords));
    return [language.code, compiled] as const;
  });
  const sites = new Map([[main.code, site], ...others]);
  const words = new Map(
    files.words.map((file) => [file.file, parsed(file, file.file, () => compileWords(file))] as const),
  );
  for (const file of files.words) {
    const own = words.get(file.file);
    const language = languages.find(({ code }) => code !== main.code && file.file === `words/${code}.yaml`);
    if (!own || !language) continue;
    const memory = readOwn(root, memoryFileOf(file.file));
    const mainFile = files.words.find((one) => one.file === `words/${main.code}.yaml`);
    const taken = [
      ...around,
      "compared",
      ...[files.site, mainFile, memory].map((one) => hashOf(one?.bytes ?? "")),
    ];
    const problems = parsed(file, taken, () => {
      const inOwn = { language: language.code, words: own, site: sites.get(language.code) };
      const inMain = { language: main.code, words: words.get(`words/${main.code}.yaml`), site };
      return compareWords(file, inOwn, inMain, memory);
    });
    words.set(file.file, { ...own, problems: [...own.problems, ...problems] });
  }
  return {
    ...{ today, code, languages, site, sites, cityCounts },
    siteFile: files.site,
    themeFile: files.theme,
    theme: compileTheme(root, files.theme),
    wordsFiles: files.words,
    words,
    cities: citiesIn(headed, counted, sites),
    pages: withOriginals(
      root,
      pages.map(({ head: _, ...page }) => page),
      main.code,
    ),
  };
}

/** Each translation with its original, and with the file that remembers what it was made from. */
function withOriginals(root: string, pages: SurveyedPage[], main: string): SurveyedPage[] {
  const originals = new Map(
    pages.filter(({ language }) => language === main).map((page) => [page.url, page]),
  );
  return pages.map((page) => {
    const original = page.language === main ? undefined : originals.get(page.original);
    return original
      ? { ...page, translated: { original, memory: readOwn(root, memoryFileOf(page.file)) } }
      : page;
  });
}

/** What of site.yaml says which pages there are and what each is for. */
export interface FirstFacts {
  languages: Languages;
  /** The addresses that it calls legal. */
  legal: unknown[];
}

/** What pages must know of site.yaml before it is compiled, as far as it is right: that is reported there. */
function firstFactsOf({ source: { data } }: ReadResult): FirstFacts & { timeZone: string } {
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
    ...{ file, url, kind: pageKindOf(original, legal), language: language.code, original },
    ...(citySlug !== undefined && { citySlug }),
  };
}

/**
 * The data above a file's blocks, before variables are filled in. Unless all of it is wanted, only heads that say where
 * or when their page is shown are parsed: of most pages, nothing else is asked for before they are compiled.
 */
export function headOf({ file, bytes }: ContentFile, isWhole = false): Scope {
  if (!bytes) return {};
  const [head = ""] = new TextDecoder().decode(bytes).split(/^blocks:/m, 1);
  if (!isWhole && !/draft|publish|^of:/m.test(head)) return {};
  const { data } = readYaml({ file, bytes: Buffer.from(head) }).source;
  return isMapping(data) ? data : {};
}

/** Gives the heads that decide whether a page is shown: its own, its city's hub's, and those of the pages that these translate. */
function headsBehind(pages: Headed[], { languages: [main] }: FirstFacts): (page: Headed) => Scope[] {
  const keyOf = (language = "", original = "") => `${language} ${original}`;
  const heads = new Map(pages.map(({ language, original, head }) => [keyOf(language, original), head]));
  return ({ head, language, original, citySlug }) => {
    const around = citySlug === undefined ? [original] : [original, hubUrl(citySlug)];
    const keys = around.flatMap((one) => [keyOf(language, one), keyOf(main.code, one)]);
    return [head, ...keys.map((key) => heads.get(key) ?? {})];
  };
}

/** What `draft:` and `publish:` of a page and of those around it come to. A rule reports what is no day. */
export function publicationOf(heads: Scope[], today: string): Publication {
  if (heads.some(({ draft }) => draft === true)) return { state: "draft" };
  const days = heads.flatMap(({ publish }) => (isDay(publish) && publish > today ? [publish] : []));
  const day = days.sort().at(-1);
  return day === undefined ? { state: "published" } : { state: "scheduled", day };
}

function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

type Headed = Address & { head: Scope };

function countCities(pages: Headed[]): CityCounts {
  const hubs = pages.filter(({ kind }) => kind === "cityHub");
  const tiers = hubs.map(({ head: { city } }) => (isMapping(city) ? city.tier : undefined));
  const of = (tier: string) => tiers.filter((one) => one === tier).length;
  return { all: hubs.length, primary: of("primary"), additional: of("additional") };
}

/** How many pages of each kind there are: what ${count.…} shows in a language. */
function countsOf(pages: Headed[], cities: CityCounts, language?: string): Scope {
  const of = (kind: PageKind) => pages.filter((page) => page.kind === kind).length;
  const count = (number: number) => countOf(number, language);
  return {
    cities: count(cities.all),
    primaryCities: count(cities.primary),
    additionalCities: count(cities.additional),
    services: count(of("service")),
    articles: count(of("article")),
  };
}

/** The cities in each language: with its words for them, where a page has these, laid over those of the main one. */
function citiesIn(pages: Headed[], counted: Headed[], sites: Survey["sites"]): Survey["cities"] {
  const services = counted.filter(({ kind }) => kind === "cityService");
  const servicesIn = Map.groupBy(services, ({ citySlug }) => citySlug);
  const { isCity } = openSchemas();
  const hubs = pages.filter(({ kind, head: { city } }) => kind === "cityHub" && isMapping(city));
  const [main = ""] = sites.keys();
  const entriesIn = (language: string) =>
    new Map(hubs.filter((hub) => hub.language === language).map((hub) => [hub.citySlug ?? "", hub]));
  const mainHubs = entriesIn(main);
  return new Map(
    Array.from(sites, ([language, site]) => {
      const cities = [...new Map([...mainHubs, ...entriesIn(language)])].map(([slug, hub]) => {
        const original = mainHubs.get(slug) ?? hub;
        const entry = layOver(original.head.city, hub.head.city);
        const city = isMapping(entry) ? entry : {};
        const place = { slug, url: original.url };
        const { values, filled } = cityVariables(
          place,
          city,
          servicesIn.get(slug)?.length ?? 0,
          site,
          language,
        );
        const isValid = filled.problems.length === 0 && isCity(filled.data);
        return [slug, { values, isValid, ...(language !== main && { entry: city }) }] as const;
      });
      return [language, new Map(cities)] as const;
    }),
  );
}

/** The values that ${city.…} can name, its entry and what its folder says; and the entry with variables filled in. */
function cityVariables(
  place: { slug: string; url: string },
  entry: Scope,
  services: number,
  site: CompiledSite,
  language: string,
) {
  const lengthOf = (list: unknown) => countOf(Array.isArray(list) ? list.length : 0, language);
  const count = {
    services: countOf(services, language),
    neighbourhoods: lengthOf(entry.neighbourhoods),
    zipCodes: lengthOf(entry.zipCodes),
  };
  const source = createSource({ file: "", text: "", positions: [] }); // the problems are reported at the hub itself
  let values: Scope = { ...entry, ...place, count };
  for (let pass = 0; pass < DEPTH_OF_FACTS; pass++) {
    const scope = { ...site.scope, city: values };
    const { data } = expand(source, values, { scope, unresolvable: () => true });
    values = isMapping(data) ? data : values;
  }
  const filled = expand(source, entry, {
    scope: { ...site.scope, city: values },
    unresolvable: entryUnresolvable(site),
  });
  return { values, filled };
}

/** Of a city's entry, variables of other groups may be unknown because site.yaml has problems of its own. */
export function entryUnresolvable(site: CompiledSite): Unresolvable {
  return (root) => root !== "city" && site.value === undefined;
}
