// Shorter ones are mostly abbreviations.
const SHORTEST = 4;
// Longer ones are no words.
const LONGEST = 40;
// What stands in a text and is no word of it: variables, code, addresses and files.
const NO_WORDS =
  /\$\{[^{}]{0,100}\}|```[\s\S]*?```|`[^`]*`|\]\([^()\n]{0,300}\)|https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+|(?<![\w-])[\w-]+\.(?:com|gov|org|net|ya?ml|jpg|png|webp|txt)\b|(?<![\p{L}\d])\.{0,2}\/[\w./-]+/gu;
/** What none of that stands without: few texts have any. */
const SIGNS = /[$`@/\]]|\.[a-z]/;
const WORD = /(?<![\p{L}\p{M}\d])\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\p{M}\d])/gu;

/** The words of a text that can be spelled wrongly. Abbreviations in capitals, and what holds a figure, cannot. */
export function wordsIn(text: string): string[] {
  const words = (SIGNS.test(text) ? text.replace(NO_WORDS, " ") : text).match(WORD) ?? [];
  return words
    .map((word) => (/['’]/.test(word) ? word.replaceAll("’", "'").replace(/'s?$/i, "") : word))
    .filter((word) => word.length >= SHORTEST && word.length <= LONGEST && !/^\p{Lu}+s?$/u.test(word));
}
