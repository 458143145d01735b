import { hashOf } from "../../cache.ts";

/** How many words a run has that two pages are compared by. */
const RUN = 5;

/** A number that stands for a text: two of a million share theirs once in ten thousand sites. */
export function keyOf(text: string): number {
  return Number.parseInt(hashOf(text).slice(0, 13), 16);
}

/** The words of a text in small letters, without marks. */
export function wordsOf(text: string): string[] {
  const small = text.toLowerCase();
  return small.match(hasOtherLetters(small) ? /[\p{L}\p{N}$%'’]+/gu : /[a-z0-9$%'’]+/g) ?? [];
}

/** All runs of five words in a text, each as a number, in the order of these: a tenth of the room that a set takes. */
export function runsOf(text: string): Uint32Array {
  const words = numbersOf(text);
  const runs = new Uint32Array(Math.max(words.length - RUN + 1, 0));
  for (let start = 0; start < runs.length; start++) {
    let run = 0;
    for (let at = start; at < start + RUN; at++)
      run = Math.imul(run ^ Number(words[at]), 0x9e3779b1) ^ (run >>> 15);
    runs[start] = run;
  }
  let count = 0;
  for (const run of runs.sort()) if (count === 0 || run !== runs[count - 1]) runs[count++] = run;
  return runs.slice(0, count);
}

/** Runs as a short text, and back. */
export function packedRuns(runs: Uint32Array): string {
  return Buffer.from(runs.buffer).toString("base64");
}
export function unpackedRuns(text: string): Uint32Array {
  return new Uint32Array(new Uint8Array(Buffer.from(text, "base64")).buffer);
}

/** The words of a text as numbers of 32 bits (FNV-1a): of a million words, a few hundred share theirs with another. */
function numbersOf(text: string): number[] {
  const small = text.toLowerCase();
  if (hasOtherLetters(small)) return wordsOf(small).map(numberOf);
  const numbers: number[] = []; // sign by sign, without a list of the words: half the time
  let hash = START;
  for (let at = 0; at <= small.length; at++) {
    const code = small.charCodeAt(at);
    if (isWordSign(code)) hash = withSign(hash, code);
    else if (hash !== START) {
      numbers.push(hash >>> 0);
      hash = START;
    }
  }
  return numbers;
}

function numberOf(word: string): number {
  let hash = START;
  for (let at = 0; at < word.length; at++) hash = withSign(hash, word.charCodeAt(at));
  return hash >>> 0;
}

const START = 0x811c9dc5;

function withSign(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}

/** Whether a sign is one of a word of English: a small letter, a digit, $, %, or an apostrophe. */
function isWordSign(code: number): boolean {
  const isLetter = code >= 0x61 && code <= 0x7a;
  const isDigit = code >= 0x30 && code <= 0x39;
  return isLetter || isDigit || code === 0x24 || code === 0x25 || code === 0x27 || code === 0x2019;
}

/** How alike the runs of two texts are, from 0 (nothing shared) to 1 (the same): Jaccard's index. */
export function jaccard(a: Uint32Array, b: Uint32Array): number {
  let shared = 0;
  let at = 0;
  for (const run of a) {
    while (at < b.length && Number(b[at]) < run) at++;
    if (b[at] === run) shared++;
  }
  return a.length + b.length === 0 ? 0 : shared / (a.length + b.length - shared);
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/);
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/**
 * Whether a text may have letters or digits besides those of ASCII. A pattern that need not know them takes a third
 * of the time; the dashes and quotation marks of English are none.
 */
export function hasOtherLetters(text: string): boolean {
  return /[^\0-\x7f\u2010-\u2027]/.test(text);
}
