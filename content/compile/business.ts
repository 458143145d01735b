import { type Cache, hashOf } from "../lib/cache.ts";
import { yearOf } from "../lib/day.ts";
import { wordsFileIn } from "../lib/words.ts";
import type { ContentFile } from "../read/files.ts";
import type { Survey } from "../survey/forms.ts";
import { openSchemas } from "../validate/schemas.ts";
import type { FileChecks, FileContext } from "./checks.ts";
import { citiesIn, countsOf } from "./cities.ts";
import { compiledFile, parseFile, soundValue } from "./compileFile.ts";
import type { Business, CompiledFile, CompiledWords } from "./forms.ts";
import { compileSite, compileSiteIn } from "./site.ts";
import { compileTheme } from "./theme.ts";
import { themeHash } from "./themeFolder.ts";

/** Returns the result of `parse`, from the cache unless the file's bytes or `taken`, its other inputs, have changed. */
type Memoized = <T>(file: ContentFile, taken: unknown, parse: () => T) => T;

/** Compiles site.yaml in each language, the theme, each file of words/, and the entries of cities. */
export function compileBusiness<Facts>(
  survey: Survey,
  cache: Cache,
  checks: FileChecks<Facts, unknown>,
): Business<Facts> {
  const { root, siteFile, themeFile, languages, today } = survey;
  const [main, ...others] = languages;
  const memoized: Memoized = ({ bytes = Buffer.of() }, taken, parse) =>
    cache.get("parsed", hashOf(survey.code, JSON.stringify(taken), bytes), parse);
  const countedIn = (language: string) => ({
    today,
    counts: countsOf(survey.counted, survey.cityCounts, language),
  });
  const schemas = openSchemas();
  const taken = [yearOf(today), countedIn(main.code), siteFile.bytes !== undefined];
  const site = memoized(siteFile, taken, () =>
    compileSite(checks.read(siteFile, schemas.site), countedIn(main.code), checks),
  );
  const inOthers = others.map((language) => {
    const words = wordsFile(survey, language.code);
    const also = [...taken, "site", language, hashOf(siteFile.bytes ?? "")];
    const compile = () =>
      compileSiteIn(language, site, checks.read(words, schemas.words), countedIn(language.code), checks);
    return [language.code, memoized(words, also, compile)] as const;
  });
  const sites = new Map([[main.code, site], ...inOthers]);
  return {
    sites,
    theme: memoized(themeFile, themeHash(root), () => compileTheme(root, themeFile, checks)),
    words: wordsIn(survey, sites, checks, (file, also, parse) => memoized(file, [...taken, ...also], parse)),
    cities: citiesIn(survey, sites),
  };
}

/** The compiled files of a business: site.yaml in each language, the theme, and the words. */
export function businessFiles<Facts>(business: Business<Facts>): CompiledFile<unknown, Facts>[] {
  return [...business.sites.values(), business.theme, ...business.words.values()];
}

/** Compiles each file of words/; those of other languages also as translations of the main language's. */
function wordsIn<Facts>(
  survey: Survey,
  sites: Business<Facts>["sites"],
  checks: FileChecks<Facts, unknown>,
  memoized: (file: ContentFile, taken: unknown[], parse: () => CompiledWords<Facts>) => CompiledWords<Facts>,
): Business<Facts>["words"] {
  const { root, siteFile, wordsFiles, languages } = survey;
  const [{ code: main }] = languages;
  const mainFile = wordsFile(survey, main);
  const mainSite = sites.get(main);
  const inMain = memoized(mainFile, [mainFile.file], () =>
    compileWords(mainFile, checks, { site: mainSite }),
  );
  return new Map(
    wordsFiles.map((file) => {
      if (file.file === mainFile.file) return [file.file, inMain];
      const language = languages.find(({ code }) => wordsFileIn(code) === file.file)?.code;
      const site = language === undefined ? undefined : sites.get(language);
      const record = checks.record(root, file.file);
      const hashes = [siteFile, mainFile, record].map((one) => hashOf(one?.bytes ?? ""));
      const original = site && mainSite && { words: inMain, site: mainSite, record };
      const compile = () => compileWords(file, checks, { site, ...(original && { original }) });
      return [file.file, memoized(file, [file.file, "translated", ...hashes], compile)];
    }),
  );
}

/** The file of words/ of a language; without bytes if there is none. */
function wordsFile({ wordsFiles }: Pick<Survey, "wordsFiles">, language: string): ContentFile {
  const file = wordsFileIn(language);
  return wordsFiles.find((words) => words.file === file) ?? { file, bytes: undefined };
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
