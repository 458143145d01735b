/** Returns a text as people compare it: without capitals and accents, and with one kind of dash, quotation mark and space. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}|[\u00ad\u200b-\u200d]/gu, "")
    .replace(/[‐-―−]/g, "-")
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/\s/g, " ")
    .toLowerCase();
}

/**
 * Returns the ranges of a text in which words stand as a whole: $110 is not in $1,100 or $110.50. Capitals, accents,
 * dashes and quotation marks do not matter, unless they are wanted exactly.
 */
export function placesOf(wanted: string, text: string, isExact = false) {
  const words = wanted.normalize("NFC"); // as texts are read
  const fold = isExact ? (part: string) => part : folded;
  const pattern = patternOf(fold(words));
  if (words.trim() === "" || fold(text).search(pattern) < 0) return [];
  const parts = Array.from(text.matchAll(/./gsu), ({ 0: letter, index }) => ({ part: fold(letter), index }));
  const whole = parts.map(({ part }) => part).join("");
  // Where each letter of the folded text stands in the text: a letter may be folded to several, or to none.
  const starts = parts.flatMap(({ part, index }) => Array<number>(part.length).fill(index));
  return [...whole.matchAll(pattern)].map(({ index, 0: found }) => ({
    start: starts[index] ?? 0,
    end: starts[index + found.length] ?? text.length,
  }));
}

/** Returns a pattern that matches words only as a whole. */
function patternOf(words: string): RegExp {
  const [start, end] = [/^[\p{L}\p{N}]/u.test(words), /[\p{L}\p{N}]$/u.test(words)];
  const before = start ? "(?<![\\p{L}\\p{N}])" : "";
  const after = end ? "(?![\\p{L}\\p{N}]|[.,]\\d)" : "";
  return new RegExp(before + RegExp.escape(words) + after, "gu");
}
