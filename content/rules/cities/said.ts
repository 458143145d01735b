import { isRead } from "../../check/schemas/marks.ts";
import type { PageText, ParsedPage, Said, Sentence } from "../../forms.ts";
import { valueAt } from "../../read/path.ts";
import { hasOtherLetters, keyOf, packedRuns, runsOf, sentencesOf, wordsOf } from "./similarity.ts";

/** Shorter sentences are headings and buttons, which many pages share. */
const SHORT = 6;

/** Words that begin as names do, and that no place is called by. */
export const COMMON =
  /^(?:(?:Down|Mid|Up)town|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** What a page says; its city's entry left out. */
export function saidOn(page: ParsedPage): Said {
  const texts = textsOf(page)
    .filter(({ path }) => path[0] !== "city")
    .map(({ text, path }) => ({ path, sentences: sentencesOf(text).flatMap(sentenceOf) }));
  return {
    texts: texts.filter(({ sentences }) => sentences.length > 0),
    runs: packedRuns(runsOf(readTextOf(page))),
  };
}

/** What a sentence names; nothing where it names nothing. */
function sentenceOf(sentence: string): Sentence[] {
  const phrases = phrasesIn(sentence);
  return phrases ? [{ phrases, telling: tellingOf(sentence) }] : [];
}

function tellingOf(sentence: string): Sentence["telling"] {
  const all = namesIn(sentence);
  const within = beginsWithName(sentence) ? all.slice(1) : all; // any sentence begins with a capital
  const names = within.filter((name) => !COMMON.test(name));
  const tells = names.length > 0 && wordsOf(sentence).length > SHORT;
  return tells ? { key: keyOf(sentence), names } : undefined;
}

/** The texts of a page as they are written, its city's entry among them. */
function textsOf({ source, marks }: Pick<ParsedPage, "source" | "marks">): PageText[] {
  const { data } = source;
  return marks.flatMap(({ holds, path }) => {
    const text = isRead(holds) ? valueAt(data, path) : undefined;
    return typeof text === "string" ? [{ text, path }] : [];
  });
}

/** The words of a text that begin with a capital or a digit. */
export function namesIn(text: string): string[] {
  const names = hasOtherLetters(text)
    ? /(?<![\p{L}\p{N}])[\p{Lu}\d][\p{L}\p{N}]*/gu
    : /(?<![A-Za-z0-9])[A-Z0-9][A-Za-z0-9]*/g;
  return text.match(names) ?? [];
}

/** Small words within names of places. */
const LINKING = /(?:^|[^\p{L}])(?:of|the|at|and|del?)$/u;

/** The stretches of words that a name of a place can be in: with capitals or digits, or joined to such by a small word. */
function phrasesIn(sentence: string): string {
  const phrases: string[][] = [[]];
  let before = "";
  for (const word of sentence.split(/\s+/)) {
    const isPart = /[\p{Lu}\d]/u.test(word) || LINKING.test(word) || LINKING.test(before);
    if (isPart) phrases.at(-1)?.push(word);
    else phrases.push([]);
    before = word;
  }
  const named = phrases.map((words) => words.join(" ")).filter((phrase) => /[\p{Lu}\d]/u.test(phrase));
  return named.join("\n");
}

/** Whether words are those of a place: each begins with a capital or a digit, or is a small one, or stands behind that. */
export function isPlaceName(text: string): boolean {
  const words = text.trimEnd().split(/\s+/);
  return words.every(
    (word, index) =>
      /^[\p{Lu}\d]/u.test(word) ||
      (LINKING.test(word) && index < words.length - 1) ||
      LINKING.test(words[index - 1] ?? ""),
  );
}

function beginsWithName(text: string): boolean {
  return hasOtherLetters(text)
    ? /^[^\p{L}\p{N}]*[\p{Lu}\d]/u.test(text)
    : /^[^A-Za-z0-9]*[A-Z0-9]/.test(text);
}

/** All that a page's blocks say, as visitors read it, without names: those are what a copy has of its own. */
function readTextOf({ marks }: ParsedPage): string {
  const text = marks
    .filter(({ holds, path }) => isRead(holds) && path[0] === "blocks")
    .map(({ value }) => value)
    .join("\n");
  return text.replace(hasOtherLetters(text) ? /\p{Lu}[\p{L}\p{N}'’]*/gu : /[A-Z][A-Za-z0-9'’]*/g, "");
}
