import type { Path } from "../../../content/lib/data.ts";
import type { Finding } from "../../../content/problem.ts";
import type { FileWithTexts, SiteRule, SpelledWords } from "../../rule.ts";
import { smallWordsIn, wordsOfSentence } from "../smallWords.ts";
import { type AllowedWord, hasDictionary, isKnown, suggestWord } from "./dictionary.ts";

/** Suggestions are searched in the whole dictionary for at most this many words. */
const MOST_SUGGESTIONS = 30;
// Shorter ones are mostly abbreviations.
const SHORTEST_WORD = 4;
// Longer ones are not words.
const LONGEST_WORD = 40;
// Parts of a text that are not words: variables, placeholders, code, addresses and file names.
const NO_WORDS =
  /\$?\{[^{}]{0,100}\}|```[\s\S]*?```|`[^`]*`|\]\([^()\n]{0,300}\)|https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\w-])[\w-]+\.(?:com|gov|org|net|ya?ml|jpg|png|webp|txt)\b|(?<![\p{L}\d])\.{0,2}\/[\w./-]+/gu;
const WORD = /(?<![\p{L}\p{M}\d])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\p{M}\d])/gu;
// All in capitals, or with a capital inside, as in PebbleTec.
const NAMES = /^\p{Lu}+s?$|\p{Ll}\p{Lu}/u;
// Non-ASCII letters: nobody types them by mistake in a language without accents.
const ACCENT = /(?![a-z])\p{L}(?<![A-Z])/u;
const LISTS_OF_NAMES = ["neighbourhoods", "landmarks", "offices", "socials", "license", "locale", "endings"];

/**
 * Reports words that are not in the dictionary, not in the name of a place or the business, and not `allowed` by
 * words/spelling.txt: each once per file.
 */
export function spelling(allowed: readonly AllowedWord[]): SiteRule {
  return (pages, { sites, words, unpublished }) => {
    const locales = new Map(Array.from(sites, ([code, { value }]) => [code, value?.locale.language ?? code]));
    const frames = [...sites.values(), ...words.values()];
    const files = [...frames, ...pages, ...unpublished].filter(({ language }) =>
      hasDictionary(locales.get(language) ?? ""),
    );
    const names = new Set(files.flatMap(({ facts }) => facts.words.names));
    const keyOf = ({ word, language = "" }: AllowedWord) => `${language} ${word.toLowerCase()}`;
    const right = new Set(allowed.map(keyOf));
    const isWrong = (word: string, language: string) =>
      !names.has(word) && !right.has(keyOf({ word })) && !right.has(keyOf({ word, language }));
    const wrong = files.flatMap(({ file, language, facts }) =>
      facts.words.unknown
        .filter(({ word }) => isWrong(word, language))
        .map((unknown) => ({ file, language, ...unknown })),
    );
    const languages = new Map(wrong.map(({ word, language }) => [word, language]));
    const asked = [...languages].slice(0, MOST_SUGGESTIONS);
    const suggestions = new Map(
      asked.map(([word, language]) => [word, suggestWord(word, locales.get(language) ?? language)]),
    );
    return wrong.map(({ file, path, word, language }): Finding => {
      const meant = suggestions.get(word);
      const message = `'${word}' is not in the dictionary.${meant ? ` Did you mean '${meant}'?` : ""}`;
      const list = language === "en" ? "words/spelling.txt" : `words/spelling.${language}.txt`;
      const hint = `If it is right, add a line to ${list}: ${word}`;
      const misspelt = { code: "spelling", severity: "warning", message, hint, replacement: meant } as const;
      return { file, path, needle: word, ...misspelt };
    });
  };
}

/** The words of a file that its locale's dictionary lacks, for the spelling rule: those in names, and all others. */
export function spelledWordsIn(file: FileWithTexts, locale = file.language): SpelledWords {
  const names = new Set<string>();
  const unknown = new Map<string, Path>();
  for (const { text, path } of file.texts)
    for (const word of wordsIn(text, file.language).filter((word) => !isRight(word, locale)))
      if (isName(path)) names.add(word);
      else if (!unknown.has(word)) unknown.set(word, path);
  return { names: [...names], unknown: Array.from(unknown, ([word, path]) => ({ word, path })) };
}

/** Whether a word is in the locale's dictionary, or is a capitalized English word, as names are in any language. */
function isRight(word: string, locale: string): boolean {
  return isKnown(word, locale) || (/^\p{Lu}/u.test(word) && isKnown(word, "en"));
}

/** The words of a text to spell-check: no abbreviations, brands or words of other languages. */
export function wordsIn(text: string, language: string): string[] {
  const words = onlyIn(language, text.replace(NO_WORDS, " ")).match(WORD) ?? [];
  const isName = (word: string) => NAMES.test(word) || (language === "en" && ACCENT.test(word));
  return words
    .map((word) => word.replaceAll("’", "'").replace(/'s?$/i, ""))
    .filter((word) => word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && !isName(word));
}

/** Whether the value at a path is a proper name, which only its writer can know. */
export function isName(path: Path): boolean {
  const [group, entry] = path[0] === "site" ? path.slice(1) : path;
  const isOfOwner = (group === "city" || group === "business") && entry === "name";
  return isOfOwner || path.some((key) => LISTS_OF_NAMES.includes(String(key)));
}

/** Share of words not in the dictionary that makes a sentence of `FEWEST_WORDS` or more foreign. */
const FOREIGN_SHARE = 0.6;
const FEWEST_WORDS = 2;
/** Shorter clauses are not judged: they may be full of names. */
const FEWEST_OF_CLAUSE = 3;
const QUOTED = /“[^“”]{1,200}”|«[^«»]{1,200}»|"[^"]{1,200}"/g;

/** Replaces sentences, clauses, quotations and exclamations in other languages with spaces of the same length. */
export function onlyIn(language: string, text: string): string {
  const blank = (part: string) => " ".repeat(part.length);
  const unlessForeign = (fewest: number) => (part: string) => {
    const words = wordsOfSentence(part);
    return words.length >= fewest && areForeign(words, language) ? blank(part) : part;
  };
  const withoutAsides = language === "es" ? text : text.replace(/[¡¿][^!?¡¿]{1,100}[!?]/g, blank);
  return withoutAsides
    .replace(QUOTED, unlessForeign(FEWEST_WORDS))
    .replace(/[^.!?\n]+[.!?]*/g, unlessForeign(1))
    .replace(/[^.!?\n,;:—–]+/g, unlessForeign(FEWEST_OF_CLAUSE));
}

function areForeign(words: readonly string[], language: string): boolean {
  const { own, foreign } = smallWordsIn(words, language);
  if (foreign > own) return true;
  if (own > 0 || words.length < FEWEST_WORDS) return false;
  return words.filter((word) => !isKnown(word, language)).length >= words.length * FOREIGN_SHARE;
}
