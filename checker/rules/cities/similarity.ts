import { crc32 } from "node:zlib";
import type { Path, PlacedValue } from "../../../content/lib/data.ts";
import type { FileWithTexts, RulePage } from "../../rule.ts";
import { textWithin } from "../../texts/fileTexts.ts";
import { phrasesIn, placeNamesIn } from "./names.ts";

/** Sentences of up to this many words are headings and buttons, which many pages share. */
const MOST_WORDS_OF_HEADING = 6;

/** Words per shingle, the unit by which two pages are compared. */
const WORDS_IN_SHINGLE = 5;

/** The words of a text in lowercase, without punctuation except $, % and apostrophes. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%'’]+/gu) ?? [];
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/);
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** All shingles (runs of five words) in a text, each as a 32-bit hash, in ascending order without duplicates. */
export function shinglesOf(text: string): number[] {
  const words = wordsOf(text);
  const shingles = words
    .slice(WORDS_IN_SHINGLE - 1)
    .map((_, start) => crc32(words.slice(start, start + WORDS_IN_SHINGLE).join(" ")));
  return [...new Set(shingles)].sort((a, b) => a - b);
}

/** Jaccard index of the shingles of two texts, each in ascending order: 0 (nothing shared) to 1 (the same). */
export function jaccard(a: readonly number[], b: readonly number[]): number {
  let shared = 0;
  let at = 0;
  for (const shingle of a) {
    while (at < b.length && Number(b[at]) < shingle) at++;
    if (b[at] === shingle) shared++;
  }
  return a.length + b.length === 0 ? 0 : shared / (a.length + b.length - shared);
}

/** All shingles in a page's blocks, without names: those are what a copy changes. */
export function pageShingles(page: FileWithTexts): number[] {
  return shinglesOf(textWithin(page, ["blocks"]).replace(/\p{Lu}[\p{L}\p{N}'’]*/gu, ""));
}

/** A sentence of a page that contains capitals or digits. */
export interface Sentence {
  file: string;
  path: Path;
  phrases: string;
  /** Hash of a sentence that can reveal a copy: long, with a possible place name. Undefined for others. */
  key: string | undefined;
}

/** The phrases in a page's texts, except labels and its city entry: a line for each sentence that has some. */
export function comparedTextsOf({ texts }: FileWithTexts): PlacedValue[] {
  return texts.flatMap(({ text, path, holds }) => {
    const value = sentencesOf(text).flatMap(lineOf).join("\n");
    return value && holds !== "label" && path[0] !== "city" ? [{ value, path }] : [];
  });
}

/** A sentence as a line: its phrases, then a tab and its key if it can reveal a copy. Empty if it has no phrases. */
function lineOf(sentence: string): string[] {
  const phrases = phrasesIn(sentence);
  const givesAway = placeNamesIn(phrases).length > 0 && wordsOf(sentence).length > MOST_WORDS_OF_HEADING;
  return phrases ? [givesAway ? `${phrases}\t${crc32(sentence)}` : phrases] : [];
}

/** The sentences that `comparedTextsOf` stored for a page. */
export function sentencesIn({ file, facts: { comparedTexts = [] } }: RulePage): Sentence[] {
  return comparedTexts.flatMap(({ value, path }) =>
    String(value)
      .split("\n")
      .map((line) => {
        const [phrases = "", key] = line.split("\t");
        return { file, path, phrases, key };
      }),
  );
}
