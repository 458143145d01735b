/** Capitalized words that are not names of particular places. */
export const COMMON =
  /^(?:(?:Down|Mid|Up)town|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** Small words within names of places. */
const LINKING = /(?:^|[^\p{L}])(?:of|the|at|and|del?)$/u;

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
  const phrases: string[][] = [[]];
  let before = "";
  for (const word of sentence.replace(/^[^\p{L}\p{N}]+/u, "").split(/\s+/)) {
    const isPart = /[\p{Lu}\d]/u.test(word) || LINKING.test(word) || LINKING.test(before);
    if (isPart) phrases.at(-1)?.push(word);
    else phrases.push([]);
    before = word;
  }
  const isNamed = (phrase: string) => /[\p{Lu}\d]/u.test(phrase);
  const [first = "", ...others] = phrases.map((words) => words.join(" "));
  return [isNamed(first) ? first : "", ...others.filter(isNamed)].join(GAP);
}

/** Possible place names in a sentence's phrases, except a first word: any sentence begins with a capital. */
export function placeNamesIn(phrases: string): string[] {
  const names = namesIn(phrases);
  const beginsWithName = /^[^\p{L}\p{N}|]*[\p{Lu}\d]/u.test(phrases);
  return (beginsWithName ? names.slice(1) : names).filter((name) => !COMMON.test(name));
}

/** Whether a text looks like a place name: each word has a capital or digit first, or is or follows a small word. */
export function isPlaceName(text: string): boolean {
  const words = text.trimEnd().split(/\s+/);
  return words.every(
    (word, index) =>
      /^[\p{Lu}\d]/u.test(word) ||
      (LINKING.test(word) && index < words.length - 1) ||
      LINKING.test(words[index - 1] ?? ""),
  );
}

/** Returns a function that finds whole-word occurrences of `names` in a text in one pass, however many there are. */
export function finderOf(names: readonly string[]): (text: string) => string[] {
  const whole = new Set(names);
  const beginnings = new Set<string>();
  for (const name of names) {
    let beginning = "";
    for (const token of tokensOf(name)) {
      beginning += token;
      beginnings.add(beginning);
    }
  }
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
