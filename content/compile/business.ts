import { type Cache, hashOf } from "../lib/cache.ts";
import { yearOf } from "../lib/day.ts";
import { wordsFileIn } from "../lib/words.ts";
import type { ContentFile } from "../read/files.ts";
import type { Survey } from "../survey/forms.ts";
import { openSchemas } from "../validate/schemas.ts";
import type { FileChecks, FileContext } from "./checks.ts";
import { citiesIn, countsOf } from "./cities.ts";
import { compiledFile, parseFile, soundValue } from "./compileFile.ts";
import type { Business, CompiledFile, CompiledSite, CompiledWords } from "./forms.ts";
import { compileSite } from "./site.ts";
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
