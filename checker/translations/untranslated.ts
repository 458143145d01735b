import { smallWordsIn, wordsOfSentence } from "../texts/smallWords.ts";
import { vocabularyOf } from "./figures/vocabulary.ts";

/** Not words of either language: variables and link targets. */
const NO_WORDS = /\$\{[^{}]*\}|(?<=\]\()[^()\s]*/g;
/** Names of several words: Villages of the Isles. */
const NAMES = /\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:of|the|and|in|at|for|on|to|&)\s+)*\p{Lu}[\p{L}'’.-]*)+/gu;
const SENTENCE = /[^.!?\n]+[.!?]*/g;
const SHORTEST_WORD = 3;

/**
 * The first sentence of a text that is still in the language of its original: the same as one there, or with more small
 * words of that language than of its own.
 */
export function untranslatedSentence(
  text: string,
  original: string,
  own: string,
  main: string,
): string | undefined {
  const said = new Set(sentencesIn(original).map(({ words }) => words));
  const left = sentencesIn(text).find(({ words }) => {
    if (!saysMore(words, own, main)) return false;
    const all = wordsOfSentence(words.replace(NAMES, " "));
    return said.has(words) || smallWordsIn(all, main).own > smallWordsIn(all, own).own;
  });
  return left && text.slice(left.start, left.end).trim();
}

/** The sentences of a text, without variables and link targets. */
function sentencesIn(text: string): { words: string; start: number; end: number }[] {
  const masked = text.replace(NO_WORDS, (found) => "_".repeat(found.length)); // so that no dot in them ends a sentence
  return Array.from(masked.matchAll(SENTENCE), ({ 0: sentence, index }) => {
    const words = sentence.replace(/_+|\s+/g, " ").trim();
    return { words, start: index, end: index + sentence.length };
  });
}

/** Whether a text is more than a name: at least two words, one of them in lower case and not a small word. */
function saysMore(text: string, ...languages: string[]): boolean {
  const words = wordsOfSentence(text);
  return words.length > 1 && words.some((word) => isPlainWord(word, languages));
}

/** Whether a text has a word to translate: in lower case, not a small word, and not a unit that `own` has too. */
export function canBeTranslated(text: string, own: string, main: string): boolean {
  const { units } = vocabularyOf(own);
  const words = wordsOfSentence(text.replace(NO_WORDS, " "));
  return words.some((word) => isPlainWord(word, [own, main]) && !units.has(word));
}

function isPlainWord(word: string, languages: string[]): boolean {
  const isLittle = languages.some((language) => smallWordsIn([word], language).own > 0);
  return word.length >= SHORTEST_WORD && /^\p{Ll}/u.test(word) && !isLittle;
}
