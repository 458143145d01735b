import { inWords } from "../languages/numerals.ts";
import type { Scope } from "./scope.ts";

/** How many there are, as variables show it: in figures, and with .words or .Words behind the name in words. */
export function countOf(number: number, language?: string): Scope {
  const words = inWords(number, language);
  return { "": String(number), words, Words: words.charAt(0).toUpperCase() + words.slice(1) };
}
