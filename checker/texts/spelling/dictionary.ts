import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { decodeTrie, encodeITrieToBTrie, type ITrie } from "cspell-trie-lib";
import { Cache, codeHash, hashOf } from "../../../content/lib/cache.ts";
import { remembered } from "../../lib/remembered.ts";

const { resolve } = createRequire(import.meta.url);

/** Dictionaries by language or locale: the package, and the file in it. */
const DICTIONARIES: Partial<Record<string, [name: string, file: string]>> = {
  "en-US": ["@cspell/dict-en_us", "en_US.trie.gz"],
  "en-CA": ["@cspell/dict-en-ca", "en_CA.trie"],
  "en-GB": ["@cspell/dict-en-gb", "en_GB.trie.gz"],
  de: ["@cspell/dict-de-de", "de_DE.trie.gz"],
  es: ["@cspell/dict-es-es", "Spanish.trie.gz"],
  fr: ["@cspell/dict-fr-fr", "fr-fr.trie.gz"],
  pt: ["@cspell/dict-pt-pt", "dict/Portuguese-European.trie.gz"],
  "pt-BR": ["@cspell/dict-pt-br", "pt_BR.trie.gz"],
};
/** Locales that spell as another one does. */
const SPELLED_AS: Partial<Record<string, string>> = {
  en: "en-US",
  "en-IE": "en-GB",
  "en-AU": "en-GB",
  "en-NZ": "en-GB",
};
/** A pronoun at the end of a Spanish verb. */
const PRONOUN = /(?:[mts]e|nos|l[aeo]s?)$/;
const cache = new Cache(fileURLToPath(new URL("../../../", import.meta.url)));

/** Whether a locale has a dictionary: its own, or for all languages but English that of its language. */
export function hasDictionary(locale: string): boolean {
  return namedDictionary(locale) !== undefined;
}

function namedDictionary(locale: string) {
  const [language = ""] = locale.split("-");
  return DICTIONARIES[SPELLED_AS[locale] ?? locale] ?? DICTIONARIES[language];
}

/** Whether a locale's dictionary has a word, as written or in lowercase: en alone is American. */
export const isKnown = remembered((word: string, language: string) => {
  const isWord = formsOf(word, language).some((form) => isListed(form, language));
  return isWord || isCompound(word.toLowerCase(), language);
});

function isListed(word: string, language: string): boolean {
  const dictionary = dictionaryOf(language);
  const isStrict = hasAccents(language);
  return dictionary?.hasWord(word, true) || dictionary?.hasWord(word.toLowerCase(), isStrict) || false;
}

/** Whether accents matter in a language: a dictionary lookup that ignores case ignores accents, too. */
function hasAccents(language: string): boolean {
  return !language.startsWith("en");
}

/** A word, and without what no dictionary has with it: a Spanish verb's pronouns, what stands before a French apostrophe. */
function formsOf(word: string, language: string): string[] {
  if (language.startsWith("fr")) return [word, word.replace(/^(?:[cdjlmnst]|\p{L}*qu)'/iu, "")]; // eau for l'eau
  if (!language.startsWith("es")) return [word];
  const withoutLast = word.replace(PRONOUN, "");
  const verbs = [withoutLast, withoutLast.replace(PRONOUN, "")]; // mande for mándenos
  return [word, ...verbs.map((verb) => verb.normalize("NFD").replaceAll("\u0301", "").normalize("NFC"))];
}

/** Whether a word is two German ones in one, with an s between them or not: no dictionary has all of these. */
function isCompound(word: string, language: string): boolean {
  if (!language.startsWith("de")) return false;
  const isWord = (part: string) =>
    [part, part.replace(/^./u, (first) => first.toUpperCase())].some((form) => isListed(form, language));
  return Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3).some((at) => {
    const first = word.slice(0, at);
    return isWord(word.slice(at)) && (isWord(first) || isWord(first.replace(/s$/, "")));
  });
}

/** The nearest word in the dictionary, capitalized if the given word is; undefined if none is near. */
export function suggestWord(word: string, language: string): string | undefined {
  const ignoreCase = !hasAccents(language);
  const written = ignoreCase ? word : word.toLowerCase();
  const [meant] = dictionaryOf(language)?.suggest(written, { numSuggestions: 1, ignoreCase }) ?? [];
  const isName = /^\p{Lu}/u.test(word);
  return isName ? meant?.replace(/^./u, (first) => first.toUpperCase()) : meant;
}

/** Loaded on first use: most runs take all pages from the cache. */
const dictionaryOf = remembered((language: string): ITrie | undefined => {
  const [name, file] = namedDictionary(language) ?? [];
  return name && file ? readDictionary(join(dirname(resolve(name)), file)) : undefined;
});

/** Reads a dictionary from the cache in its library's in-memory form (3 ms), or else from its package (200 ms). */
function readDictionary(file: string): ITrie {
  const key = hashOf(codeHash([]), file);
  const known = cache.read("dictionaries", key);
  if (known) return decodeTrie(known);
  const packed = readFileSync(file);
  const dictionary = decodeTrie(file.endsWith(".gz") ? gunzipSync(packed) : packed);
  cache.write("dictionaries", key, encodeITrieToBTrie(dictionary));
  return dictionary;
}

/** A correct word that no dictionary has, allowed in one language, or in all without `language`. */
export interface AllowedWord {
  word: string;
  language?: string;
}

/** Words allowed by the lists in words/ (spelling.txt, spelling.es.txt, trade.txt), one per line; # starts a comment. */
export function allowedWords(root: string): AllowedWord[] {
  const folder = join(root, "words");
  return (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => {
    const [file, language] = /^(?:spelling(?:\.([a-z]{2,3}))?|trade)\.txt$/.exec(name) ?? [];
    const lines = file ? readFileSync(join(folder, file), "utf8").normalize("NFC").split("\n") : [];
    const words = lines.map((line) => line.replace(/#.*/, "").trim()).filter(Boolean);
    return words.map((word) => ({ word, ...(language && { language }) }));
  });
}
