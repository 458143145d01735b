import { crc32 } from "node:zlib";

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
