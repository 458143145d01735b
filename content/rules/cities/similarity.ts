/** How many words a run has that two pages are compared by. */
const RUN = 5;

/** The words of a text in small letters, without marks. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$%'’]+/gu) ?? [];
}

/** All runs of five words in a text. */
export function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(RUN - 1).map((_, index) => words.slice(index, index + RUN).join(" ")));
}

/** How alike two sets are, from 0 (nothing shared) to 1 (the same): Jaccard's index. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const run of a) if (b.has(run)) shared++;
  return a.size + b.size === 0 ? 0 : shared / (a.size + b.size - shared);
}

/** The sentences of a text that have more than `longer` words. */
export function sentencesOf(text: string, longer: number): string[] {
  const sentences = text.split(/(?<=[.?!])\s+|\n+/);
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => wordsOf(sentence).length > longer);
}
