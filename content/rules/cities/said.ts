import { crc32 } from "node:zlib";
import type { PageInterface, ParsedPage, Said } from "../../forms.ts";
import { scalarsIn } from "../../read/data.ts";
import type { Path } from "../../read/path.ts";
import { blockTextOf } from "../texts/readTexts.ts";
import { phrasesIn, placeNamesIn } from "./names.ts";
import { runsOf, sentencesOf, wordsOf } from "./similarity.ts";

/** Shorter sentences are headings and buttons, which many pages share. */
const MOST_WORDS_OF_HEADING = 6;

/** So many of a page's runs of words, those with the smallest numbers, are a sample: like pages share many of them. */
const SAMPLE_SIZE = 64;

/** A sentence of a page that names something. */
export interface Sentence {
  file: string;
  path: Path;
  /** Its phrases that may hold the name of a place. */
  phrases: string;
  /** Stands for a sentence that gives a copy away: one that is long and names something. */
  key: string | undefined;
}

/** What a page says, its city's entry apart. `runs` are all its runs of words. */
export function saidOn(page: ParsedPage, runs: readonly number[]): Said {
  const names = {};
  for (const { text, path, holds } of page.texts) {
    const lines = sentencesOf(text).flatMap(lineOf).join("\n");
    if (lines && holds !== "label" && path[0] !== "city") put(names, path, lines);
  }
  return { names, sample: runs.slice(0, SAMPLE_SIZE) };
}

/** All runs of words on a page, without names: those are what a copy has of its own. */
export function runsOn(page: ParsedPage): number[] {
  return runsOf(blockTextOf(page).replace(/\p{Lu}[\p{L}\p{N}'’]*/gu, ""));
}

/** A sentence as a line: its phrases, then the key of one that gives a copy away. None where it names nothing. */
function lineOf(sentence: string): string[] {
  const phrases = phrasesIn(sentence);
  const givesAway = placeNamesIn(phrases).length > 0 && wordsOf(sentence).length > MOST_WORDS_OF_HEADING;
  return phrases ? [givesAway ? `${phrases}\t${crc32(sentence)}` : phrases] : [];
}

/** Puts a value into data at a path, with all that is missing on the way. */
function put(data: object, [key = "", ...rest]: Path, value: unknown): void {
  if (Array.isArray(data)) while (data.length < Number(key)) data.push(null);
  const known: unknown = Reflect.get(data, key);
  const inner = typeof known === "object" && known !== null ? known : typeof rest[0] === "number" ? [] : {};
  Reflect.set(data, key, rest.length ? inner : value);
  if (rest.length) put(inner, rest, value);
}

/** The sentences of a page that name something. */
export function sentencesIn({ file, said }: PageInterface): Sentence[] {
  return scalarsIn(said?.names).flatMap(({ value, path }) =>
    (typeof value === "string" ? value.split("\n") : []).map((line) => {
      const [phrases = "", key] = line.split("\t");
      return { file, path, phrases, key };
    }),
  );
}
