import { compareWords } from "../../checker/translations/compareWords.ts";
import { memoryFileOf } from "../../checker/translations/memory.ts";
import { compileSite, compileSiteIn, readSite } from "../compile/compileSite.ts";
import { compileWords, readWords } from "../compile/compileWords.ts";
import type { CompiledSite, CompiledWords, Survey } from "../forms.ts";
import type { Languages } from "../languages/languages.ts";
import { hashOf } from "../lib/cache.ts";
import { yearOf } from "../lib/day.ts";
import { wordsFileIn } from "../lib/words.ts";
import { type ContentFile, type ContentFiles, readOwn } from "../read/files.ts";
import type { Scope } from "../variables/scope.ts";

/** Returns the result of `parse`, from the cache unless the file's bytes or `taken`, its other inputs, have changed. */
export type ParseOnce = <T>(file: ContentFile, taken: unknown, parse: () => T) => T;

/** What site.yaml and the files of words/ are compiled from. */
interface BusinessFiles {
  root: string;
  files: ContentFiles;
  languages: Languages;
  today: string;
  /** Returns the number of pages of each kind, as written in a language. */
  countsIn(language: string): Scope;
  parsed: ParseOnce;
}

/** Compiles site.yaml in each language, and each file of words/. */
export function businessIn(from: BusinessFiles): Pick<Survey, "site" | "sites" | "words"> {
  const { files, languages, today, countsIn, parsed } = from;
  const [main, ...others] = languages;
  const countedIn = (language: string) => ({ today, counts: countsIn(language) });
  const taken = [yearOf(today), countsIn(main.code), files.site.bytes !== undefined];
  const site = parsed(files.site, taken, () => compileSite(readSite(files.site), countedIn(main.code)));
  const inOthers = others.map((language) => {
    const words = wordsFile(files, language.code);
    const alsoTaken = [...taken, "site", language, hashOf(files.site.bytes ?? "")];
    const compile = () => compileSiteIn(language, site, readWords(words), countedIn(language.code));
    return [language.code, parsed(words, alsoTaken, compile)] as const;
  });
  const sites = new Map([[main.code, site], ...inOthers]);
  return { site, sites, words: wordsIn(from, sites, taken) };
}

/** Compiles each file of words/; those of other languages are also compared with the main language's. */
function wordsIn(
  { root, files, languages: [main, ...others], parsed }: BusinessFiles,
  sites: ReadonlyMap<string, CompiledSite>,
  takenBySites: unknown[],
): Survey["words"] {
  const words = new Map<string, CompiledWords>(
    files.words.map((file) => [file.file, parsed(file, file.file, () => compileWords(file))]),
  );
  const mainFile = wordsFile(files, main.code);
  const inMain = { language: main.code, words: words.get(mainFile.file), site: sites.get(main.code) };
  for (const { code } of others) {
    const file = wordsFile(files, code);
    const own = words.get(file.file);
    if (!own) continue;
    const memory = readOwn(root, memoryFileOf(file.file));
    const hashes = [files.site, mainFile, memory].map(({ bytes }) => hashOf(bytes ?? ""));
    const inOwn = { language: code, words: own, site: sites.get(code) };
    const compare = () => compareWords(file, inOwn, inMain, memory);
    const problems = parsed(file, [...takenBySites, "compared", ...hashes], compare);
    words.set(file.file, { ...own, problems: [...own.problems, ...problems] });
  }
  return words;
}

/** The file of words/ of a language; without bytes if there is none. */
function wordsFile({ words }: ContentFiles, language: string): ContentFile {
  const file = wordsFileIn(language);
  return words.find((one) => one.file === file) ?? { file, bytes: undefined };
}
