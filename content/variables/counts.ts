import type { Scope } from "./scope.ts";

const ONES = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen".split(" "),
  ..."fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** How many there are, as variables show it: in figures, and with .words or .Words behind the name in words. */
export function countOf(number: number): Scope {
  const words = inWords(number);
  return { "": String(number), words, Words: words.charAt(0).toUpperCase() + words.slice(1) };
}

/** A whole number in words: 21 is twenty-one. From a hundred on it stays in figures, as in print. */
export function inWords(number: number): string {
  const small = ONES[number];
  if (small !== undefined) return small;
  const ten = TENS[Math.floor(number / 10) - 2];
  if (ten === undefined) return String(number);
  return number % 10 === 0 ? ten : `${ten}-${ONES[number % 10]}`;
}
