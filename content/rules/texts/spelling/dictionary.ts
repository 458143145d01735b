import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { ITrie } from "cspell-trie-lib";
import { hashOf } from "../../../memory/hash.ts";

/** American English, and the names that this project allows. */
export interface Dictionary {
  /** Stands for all the words that it knows. */
  version: string;
  /** Whether a word is spelled so, with or without capitals. */
  knows(word: string): boolean;
  /** The word that was meant, if one is near. */
  suggest(word: string): string | undefined;
}

const CACHE = ".cache/spelling";
const { resolve } = createRequire(import.meta.url);

/** Opens the dictionary, with the words of words.txt below `root`. Loaded only here: nothing else needs it. */
export async function openDictionary(root: string): Promise<Dictionary> {
  const { english, version } = await openEnglish(root);
  const allowed = new Set(allowedIn(root).map((word) => word.toLowerCase()));
  return {
    version: hashOf(version, ...allowed),
    knows: (word) =>
      allowed.has(word.toLowerCase()) ||
      english.hasWord(word, true) ||
      english.hasWord(word.toLowerCase(), false),
    suggest: (word) => english.suggest(word, { numSuggestions: 1, ignoreCase: true })[0],
  };
}

/** The package's words take a third of a second to unpack. So they are kept in the form that is read at once. */
async function openEnglish(root: string): Promise<{ english: ITrie; version: string }> {
  const { decodeTrie, encodeITrieToBTrie } = await import("cspell-trie-lib");
  const packed = readFileSync(join(dirname(resolve("@cspell/dict-en_us")), "en_US.trie.gz"));
  const version = hashOf(packed);
  const file = join(root, CACHE, `${version}.btrie`);
  if (existsSync(file)) return { english: decodeTrie(new Uint8Array(readFileSync(file))), version };
  const english = decodeTrie(gunzipSync(packed));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, encodeITrieToBTrie(english));
  renameSync(`${file}.${process.pid}`, file); // whole or not at all
  return { english, version };
}

/** The words of words.txt, a line each; what stands behind a # is for its readers. */
function allowedIn(root: string): string[] {
  const file = join(root, "words.txt");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter(Boolean);
}
