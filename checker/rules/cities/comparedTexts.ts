import { crc32 } from "node:zlib";
import { scalarsIn } from "../../../content/lib/data.ts";
import type { Path } from "../../../content/lib/path.ts";
import type { FileWithTexts, RulePage } from "../../facts.ts";
import { blockTextOf } from "../../texts/fileTexts.ts";
import { phrasesIn, placeNamesIn } from "./names.ts";
import { sentencesOf, shinglesOf, wordsOf } from "./similarity.ts";

/** Sentences of up to this many words are headings and buttons, which many pages share. */
const MOST_WORDS_OF_HEADING = 6;

/** A sentence of a page that contains capitals or digits. */
export interface Sentence {
  file: string;
  path: Path;
  phrases: string;
  /** Hash of a sentence that can reveal a copy: long, with a possible place name. Undefined for others. */
  key: string | undefined;
}

/** The phrases in a page's texts, except labels and its city entry, in data shaped like the page's own. */
export function comparedTextsOf(page: FileWithTexts): unknown {
  const names = {};
  for (const { text, path, holds } of page.texts) {
    const lines = sentencesOf(text).flatMap(lineOf).join("\n");
    if (lines && holds !== "label" && path[0] !== "city") put(names, path, lines);
  }
  return names;
}

/** All shingles in a page's blocks, without names: those are what a copy changes. */
export function pageShingles(page: FileWithTexts): number[] {
  return shinglesOf(blockTextOf(page).replace(/\p{Lu}[\p{L}\p{N}'’]*/gu, ""));
}

/** A sentence as a line: its phrases, then a tab and its key if it can reveal a copy. Empty if it has no phrases. */
function lineOf(sentence: string): string[] {
  const phrases = phrasesIn(sentence);
  const givesAway = placeNamesIn(phrases).length > 0 && wordsOf(sentence).length > MOST_WORDS_OF_HEADING;
  return phrases ? [givesAway ? `${phrases}\t${crc32(sentence)}` : phrases] : [];
}

/** Sets a value in data at a path, creating the missing arrays and objects on the way. */
function put(data: object, [key = "", ...rest]: Path, value: unknown): void {
  if (Array.isArray(data)) while (data.length < Number(key)) data.push(null);
  const known: unknown = Reflect.get(data, key);
  const inner = typeof known === "object" && known !== null ? known : typeof rest[0] === "number" ? [] : {};
  Reflect.set(data, key, rest.length ? inner : value);
  if (rest.length) put(inner, rest, value);
}

/** The sentences that `comparedTextsOf` stored for a page. */
export function sentencesIn({ file, facts: { comparedTexts } }: RulePage): Sentence[] {
  return scalarsIn(comparedTexts).flatMap(({ value, path }) =>
    (typeof value === "string" ? value.split("\n") : []).map((line) => {
      const [phrases = "", key] = line.split("\t");
      return { file, path, phrases, key };
    }),
  );
}
