import { smallWordsIn, wordsOfSentence } from "../../content/languages/smallWords.ts";
import { isKnown } from "./spelling/dictionary.ts";

/** Share of words not in the dictionary that makes a sentence of `FEWEST_WORDS` or more foreign. */
const FOREIGN_SHARE = 0.6;
const FEWEST_WORDS = 2;
/** Shorter clauses are not judged: they may be full of names. */
const FEWEST_OF_CLAUSE = 3;
const QUOTED = /“[^“”]{1,200}”|«[^«»]{1,200}»|"[^"]{1,200}"/g;

/** Replaces sentences, clauses, quotations and exclamations in other languages with spaces of the same length. */
export function onlyIn(language: string, text: string): string {
  const blank = (part: string) => " ".repeat(part.length);
  const unlessForeign = (fewest: number) => (part: string) => {
    const words = wordsOfSentence(part);
    return words.length >= fewest && areForeign(words, language) ? blank(part) : part;
  };
  const withoutAsides = language === "es" ? text : text.replace(/[¡¿][^!?¡¿]{1,100}[!?]/g, blank);
  return withoutAsides
    .replace(QUOTED, unlessForeign(FEWEST_WORDS))
    .replace(/[^.!?\n]+[.!?]*/g, unlessForeign(1))
    .replace(/[^.!?\n,;:—–]+/g, unlessForeign(FEWEST_OF_CLAUSE));
}

function areForeign(words: readonly string[], language: string): boolean {
  const { own, foreign } = smallWordsIn(words, language);
  if (foreign > own) return true;
  if (own > 0 || words.length < FEWEST_WORDS) return false;
  return words.filter((word) => !isKnown(word, language)).length >= words.length * FOREIGN_SHARE;
}
