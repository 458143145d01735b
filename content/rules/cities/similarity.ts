import { crc32 } from "node:zlib";

/** Words per run (shingle), the unit by which two pages are compared. */
const WORDS_IN_RUN = 5;

/** The words of a text in lowercase, without punctuation except $, % and apostrophes. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%'’]+/gu) ?? [];
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/);
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** All runs of five words in a text, each as a 32-bit hash, in ascending order without duplicates. */
export function runsOf(text: string): number[] {
  const words = wordsOf(text);
  const runs = words
    .slice(WORDS_IN_RUN - 1)
    .map((_, start) => crc32(words.slice(start, start + WORDS_IN_RUN).join(" ")));
  return [...new Set(runs)].sort((a, b) => a - b);
}

/** Jaccard index of the runs of two texts, each in ascending order: 0 (nothing shared) to 1 (the same). */
export function jaccard(a: readonly number[], b: readonly number[]): number {
  let shared = 0;
  let at = 0;
  for (const run of a) {
    while (at < b.length && Number(b[at]) < run) at++;
    if (b[at] === run) shared++;
  }
  return a.length + b.length === 0 ? 0 : shared / (a.length + b.length - shared);
}
