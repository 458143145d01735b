import type { Language, SiteFile } from "../../schema/types.ts";
import { countOf } from "../languages/numerals.ts";
import { overlay } from "../languages/overlay.ts";
import { type Cache, hashOf } from "../lib/cache.ts";
import { isMapping, type Scope, valueAt } from "../lib/data.ts";
import { yearOf } from "../lib/day.ts";
import { wordsFileIn } from "../lib/words.ts";
import type { ContentFile } from "../read/files.ts";
import type { ReadResult } from "../read/readYaml.ts";
import type { Survey } from "../survey/forms.ts";
import { openSchemas } from "../validate/schemas.ts";
import type { FileChecks, FileContext } from "./checks.ts";
import { citiesIn, countsOf } from "./cities.ts";
import { compiledFile, parseFile, soundValue } from "./compileFile.ts";
import type { Business, CompiledFile, CompiledSite, CompiledWords, ParsedFile } from "./forms.ts";
import { compileTheme, themeHash } from "./theme.ts";

/** Compiles site.yaml in each language, the theme, each file of words/, and the entries of cities. */
export function compileBusiness<Facts>(
  survey: Survey,
  cache: Cache,
  checks: FileChecks<Facts, unknown>,
): Business<Facts> {
  const { root, code, siteFile, wordsFiles, languages, counted, cityCounts, today } = survey;
  const records = wordsFiles.map(({ file }) => checks.record(root, file));
  const read = [siteFile, ...wordsFiles, ...records].map(
    (one) => one && [one.file, hashOf(one.bytes ?? "none")],
  );
  const taken = [read, languages, yearOf(today), countsOf(counted, cityCounts)];
  const { sites, theme, words } = cache.get(
    "parsed",
    hashOf(code, JSON.stringify(taken), themeHash(root)),
    () => ({
      theme: compileTheme(root, survey.themeFile, checks),
      ...compileSiteAndWords(survey, checks),
    }),
  );
  const byLanguage = new Map(sites);
  return { sites: byLanguage, theme, words: new Map(words), cities: citiesIn(survey, byLanguage) };
}

/** The compiled files of a business: site.yaml in each language, the theme, and the words. */
export function businessFiles<Facts>(business: Business<Facts>): CompiledFile<unknown, Facts>[] {
  return [...business.sites.values(), business.theme, ...business.words.values()];
}

/** Compiles site.yaml in each language, and each file of words/: plain data, by language and by file. */
function compileSiteAndWords<Facts>(survey: Survey, checks: FileChecks<Facts, unknown>) {
  const { root, siteFile, wordsFiles, languages, counted, cityCounts, today } = survey;
  const [main, ...others] = languages;
  const countedIn = (language: string) => ({
    year: yearOf(today),
    counts: countsOf(counted, cityCounts, language),
  });
  const wordsOf = (language: string): ContentFile => {
    const file = wordsFileIn(language);
    return wordsFiles.find((words) => words.file === file) ?? { file, bytes: undefined };
  };
  const { site: siteSchema, words: wordsSchema } = openSchemas();
  const site = compileSite(checks.read(siteFile, siteSchema), main, countedIn(main.code), checks);
  const inOthers = others.map((language) => {
    const read = checks.read(wordsOf(language.code), wordsSchema);
    return [language.code, compileSite(read, language, countedIn(language.code), checks, site)] as const;
  });
  const sites: (readonly [language: string, CompiledSite<Facts>])[] = [[main.code, site], ...inOthers];
  const inMain = compileWords(wordsOf(main.code), checks, { site });
  const words = wordsFiles.map((file) => {
    if (file.file === inMain.file) return [file.file, inMain] as const;
    const [, own] = sites.find(([language]) => wordsFileIn(language) === file.file) ?? [];
    const original = own && { words: inMain, site, record: checks.record(root, file.file) };
    return [file.file, compileWords(file, checks, { site: own, ...(original && { original }) })] as const;
  });
  return { sites, words };
}

/** Compiles a file of words/. */
function compileWords<Facts>(
  file: ContentFile,
  checks: FileChecks<Facts, unknown>,
  context: Omit<Extract<FileContext<Facts>, { kind: "words" }>, "kind">,
): CompiledWords<Facts> {
  const schema = openSchemas().words;
  const language = file.file.replace(/^words\/|\.yaml$/g, "");
  const parsed = parseFile(checks.read(file, schema), { url: "/", language }, schema);
  return compiledFile(parsed, soundValue(parsed), checks.file(parsed, { kind: "words", ...context }));
}

/** The property of a file of words/ that translates site.yaml. */
const SITE = "site";

/**
 * Compiles site.yaml. In another language than `main`, which it is compiled in first, `read` is the language's file of
 * words/: its words for site.yaml are laid over it.
 */
function compileSite<Facts>(
  read: ReadResult,
  { code }: Language,
  counted: { year: number; counts: Scope },
  checks: FileChecks<Facts, unknown>,
  main?: CompiledSite<Facts>,
): CompiledSite<Facts> {
  const { site: schema, words } = openSchemas();
  const at = main ? [SITE] : [];
  const own = valueAt(read.source.data, at);
  const written = main ? inLanguage(overlay(main.written, own), code) : own;
  const data = isMapping(written) ? written : {};
  const offices = countOf(isMapping(data.offices) ? Object.keys(data.offices).length : 0, code);
  const extra = { year: counted.year, count: { ...counted.counts, offices } };
  const names = { scope: { ...data, ...extra }, unresolvable: () => false };
  // What is wrong with the words' file is reported with the words.
  const file = main ? { source: { ...read.source, data: { [SITE]: own } }, problems: [] } : read;
  const about = { url: "/", language: code };
  const parsed = parseFile(file, about, schema, { data, names, at, isOverlaid: () => main !== undefined });
  const value = main && !main.value ? undefined : soundValue(parsed);
  const checked = main
    ? checks.file(withinWords(parsed, words.node), { kind: "siteWords", value, original: main })
    : checks.file(parsed, { kind: "site", value });
  const scope = { ...parsed.data, ...extra };
  return { ...compiledFile(parsed, value, checked), at, scope, written: read.source.data };
}

/** What stands in a file of words/ for site.yaml, as a file whose only entry it is. */
function withinWords(parsed: ParsedFile<SiteFile>, words: ParsedFile["schema"]): ParsedFile<SiteFile> {
  const schema = { ...words, properties: [[SITE, parsed.schema] satisfies [string, ParsedFile["schema"]]] };
  return { ...parsed, schema, data: { [SITE]: parsed.data } };
}

/** Data of site.yaml with another language in its locale; the country stays. */
function inLanguage(data: unknown, code: string): unknown {
  if (!isMapping(data) || !isMapping(data.locale)) return data;
  return { ...data, locale: { ...data.locale, language: `${code}-${data.locale.country}` } };
}
