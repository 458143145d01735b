/** The start of the comment line at the top of a copied city's hub. */
export const COPIED = "# Copied from ";

/** Capitalized words that are not names of particular places. */
const COMMON =
  /^(?:(?:Down|Mid|Up)town|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Small words within names of places. */
const LINKING = /(?<!\p{L})(?:of|the|at|and|del?)$/u;
const LINKED = /(?:(?<!\p{L})(?:of|the|at|and|del?)\s+)+\S+/gu;

const NAMED = /[\p{Lu}\d]/u;

const GAP = " | ";

/** The words of a text that begin with a capital or a digit. */
export function namesIn(text: string): string[] {
  return text.match(/(?<![\p{L}\p{N}])[\p{Lu}\d][\p{L}\p{N}]*/gu) ?? [];
}

/**
 * The phrases of a sentence that may contain a place name, in one line: words with capitals or digits, and what
 * small words join to them. The line begins with a gap if the sentence begins with other words.
 */
export function phrasesIn(sentence: string): string {
  const words = sentence.replace(/^[^\p{L}\p{N}]+/u, "").split(/\s+/);
  const parts = words.map((word, index) => {
    const isPart = [word, words[index - 1] ?? ""].some((one) => LINKING.test(one)) || NAMED.test(word);
    return isPart ? word : "\n";
  });
  const [first = "", ...others] = parts
    .join(" ")
    .split("\n")
    .map((phrase) => phrase.trim());
  return [NAMED.test(first) ? first : "", ...others.filter((phrase) => NAMED.test(phrase))].join(GAP);
}

/** Possible place names in a sentence's phrases, except a first word: any sentence begins with a capital. */
export function placeNamesIn(phrases: string): string[] {
  const names = namesIn(phrases);
  const beginsWithName = /^[^\p{L}\p{N}|]*[\p{Lu}\d]/u.test(phrases);
  return (beginsWithName ? names.slice(1) : names).filter((name) => !COMMON.test(name));
}

/** Whether a text looks like a place name: its words begin with a capital or digit, but small ones and what follows those. */
export function isPlaceName(text: string): boolean {
  const words = text.trimEnd();
  return !COMMON.test(words) && !/(?<!\S)[^\p{Lu}\d\s]/u.test(words.replace(LINKED, "X"));
}

/** Returns a function that finds whole-word occurrences of `names` in a text in one pass, however many there are. */
export function finderOf(names: readonly string[]): (text: string) => string[] {
  const whole = new Set(names);
  const beginningsOf = (tokens: string[]) => tokens.map((_, end) => tokens.slice(0, end + 1).join(""));
  const beginnings = new Set(names.map(tokensOf).flatMap(beginningsOf));
  return (text) => {
    const tokens = tokensOf(text);
    const found: string[] = [];
    for (let start = 0; start < tokens.length; start++) {
      let words = tokens[start] ?? "";
      for (let next = start + 1; beginnings.has(words); next++) {
        if (whole.has(words)) found.push(words);
        words += tokens[next] ?? "\n";
      }
    }
    return found;
  };
}

function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];
}
