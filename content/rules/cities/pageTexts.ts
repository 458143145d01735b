import type { CheckedPage } from "../../check/checkPages.ts";
import { isRead } from "../../check/schemas/marks.ts";
import { type Path, valueAt } from "../../read/path.ts";
import { hasOtherLetters } from "./letters.ts";
import { keyOf, sentencesOf, wordsOf } from "./similarity.ts";

/** A text that visitors read, and where it stands. */
export interface PageText {
  text: string;
  path: Path;
}

/** A sentence of a page, by the text that it stands in and its place there. */
type Place = readonly [text: number, sentence: number];

/** What a page says, as far as comparing takes it. */
export interface Said {
  /** The words of its texts that begin as names do. */
  names: string[];
  /** Of its sentences those that can tell a copy, as they are long and name something, by numbers that stand for them. */
  sentences: { at: Place; key: number; names: string[] }[];
}

/** Where a page names places: in which sentences, and all that it names. */
export interface Named {
  terms: string[];
  sentences: { at: Place; terms: string[] }[];
}

// Shorter ones are headings and buttons, which many pages share.
const SHORT = 6;

// What no place is called by.
export const COMMON =
  /^(?:(?:Down|Mid|Up)town|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** The texts of a page as they are written, its city's entry among them. */
export function textsOf({ source, marks }: CheckedPage): PageText[] {
  const { data } = source;
  return marks.flatMap(({ holds, path }) => {
    const text = isRead(holds) ? valueAt(data, path) : undefined;
    return typeof text === "string" ? [{ text, path }] : [];
  });
}

/** The texts of a page but for those of its city's entry. */
export function ownTexts(page: CheckedPage): PageText[] {
  return textsOf(page).filter(({ path }) => path[0] !== "city");
}

/** What a city's entry says of the place. */
export function placeTexts(hub: CheckedPage): PageText[] {
  return textsOf(hub).filter(
    ({ path: [root, name] }) => root === "city" && name !== "features" && name !== "specialties",
  );
}

/** What a page says, as far as comparing takes it. */
export function saidOn(page: CheckedPage): Said {
  const all = new Set<string>();
  const sentences = ownTexts(page).flatMap(({ text }, index) =>
    sentencesOf(text).flatMap((sentence, number) => {
      const names = namesIn(sentence);
      for (const name of names) all.add(name);
      const within = beginsWithName(sentence) ? names.slice(1) : names; // any sentence begins with a capital
      const telling = within.filter((name) => !COMMON.test(name));
      const tells = telling.length > 0 && wordsOf(sentence).length > SHORT;
      return tells ? [{ at: [index, number] as const, key: keyOf(sentence), names: telling }] : [];
    }),
  );
  return { names: [...all], sentences };
}

/** The words of a text that begin with a capital or a digit. */
export function namesIn(text: string): string[] {
  const names = hasOtherLetters(text)
    ? /(?<![\p{L}\p{N}])[\p{Lu}\d][\p{L}\p{N}]*/gu
    : /(?<![A-Za-z0-9])[A-Z0-9][A-Za-z0-9]*/g;
  return text.match(names) ?? [];
}

function beginsWithName(text: string): boolean {
  return hasOtherLetters(text)
    ? /^[^\p{L}\p{N}]*[\p{Lu}\d]/u.test(text)
    : /^[^A-Za-z0-9]*[A-Z0-9]/.test(text);
}

/** All that a page's blocks say, as visitors read it, without names: those are what a copy has of its own. */
export function textOf({ marks }: CheckedPage): string {
  const text = marks
    .filter(({ holds, path }) => isRead(holds) && path[0] === "blocks")
    .map(({ value }) => value)
    .join("\n");
  return text.replace(hasOtherLetters(text) ? /\p{Lu}[\p{L}\p{N}'’]*/gu : /[A-Z][A-Za-z0-9'’]*/g, "");
}
