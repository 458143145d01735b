import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, type ITrie } from "cspell-trie-lib";

const { resolve } = createRequire(import.meta.url);
let english: ITrie | undefined;
const known = new Map<string, boolean>();

/** Whether a word is one of American English, with or without capitals. */
export function isEnglish(word: string): boolean {
  const found =
    known.get(word) ?? (dictionary().hasWord(word, true) || dictionary().hasWord(word.toLowerCase(), false));
  known.set(word, found);
  return found;
}

/** The English word that was meant, if one is near. */
export function suggestEnglish(word: string): string | undefined {
  return dictionary().suggest(word, { numSuggestions: 1, ignoreCase: true })[0];
}

/** Loaded when first asked for, a tenth of a second: most runs take all pages from the cache. */
function dictionary(): ITrie {
  if (english) return english;
  const folder = dirname(resolve("@cspell/dict-en_us"));
  english = decodeTrie(gunzipSync(readFileSync(join(folder, "en_US.trie.gz"))));
  return english;
}

/** The words that words.txt below `root` allows, a line each; what stands behind a # is for its readers. */
export function allowedWords(root: string): string[] {
  const file = join(root, "words.txt");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);
}
