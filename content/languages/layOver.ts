import { isMapping, mapValues } from "../lib/data.ts";
import { nameOf, type Path } from "../lib/path.ts";
import { didYouMean } from "../lib/suggest.ts";
import type { ProblemMessage } from "../problem.ts";

/** A place where words in another language do not fit the data that they are laid over, and why. */
export interface Misfit {
  path: Path;
  complaint: ProblemMessage;
}

/** Replaces texts of data with words in another language, list entries by index. Where these do not fit, data stays. */
export function layOver(data: unknown, words: unknown): unknown {
  if (isMapping(data) && isMapping(words)) {
    const laid = mapValues(data, (value, name) => layOver(value, words[name]));
    const known = Object.entries(words).filter(([name]) => name in data); // misfitsIn reports the others
    return { ...Object.fromEntries(known), ...laid };
  }
  if (Array.isArray(data) && Array.isArray(words) && data.length === words.length)
    return data.map((value, index) => layOver(value, words[index]));
  return typeof words === "string" && typeof data === "string" ? words : data;
}

/** Finds what does not fit: unknown names, lists of another length, and other values in place of what is no text. */
export function misfitsIn(data: unknown, words: unknown, path: Path = []): Misfit[] {
  if (words === undefined) return [];
  if (isMapping(data) && isMapping(words))
    return Object.entries(words).flatMap(([name, value]) => {
      const place = [...path, name];
      return name in data
        ? misfitsIn(data[name], value, place)
        : [{ path: place, complaint: noSuchName(name, Object.keys(data)) }];
    });
  if (Array.isArray(data) && Array.isArray(words))
    return data.length === words.length
      ? words.flatMap((value, index) => misfitsIn(data[index], value, [...path, index]))
      : [{ path, complaint: otherCount(words.length, data.length, path) }];
  if (data === words || (isWords(data) && typeof words === "string")) return [];
  return [{ path, complaint: notWords(path, data) }];
}

/** Whether a value needs translation: text with letters that is no path, fragment, URL or email address. */
export function isWords(value: unknown): value is string {
  return typeof value === "string" && /\p{L}/u.test(value) && !/^(?:[/#]|[a-z]+:\S*$|\S+@\S+$)/.test(value);
}

const noSuchName = (name: string, known: string[]): ProblemMessage => ({
  code: "unknown-property",
  message: `The main language has no '${name}' here. ${didYouMean(name, known)}`,
  hint: "Write the same names as there, with words in this language.",
});

const otherCount = (here: number, there: number, path: Path): ProblemMessage => ({
  code: "not-allowed",
  message: `${nameOf(path)} has ${here} here, and ${there} in the main language.`,
  hint: "Write the list whole and in its order, or leave it out.",
});

const notWords = (path: Path, value: unknown): ProblemMessage => {
  const isValue = typeof value !== "object" || value === null;
  return {
    code: "not-allowed",
    message: isValue
      ? `${nameOf(path)} is ${JSON.stringify(value)} in the main language, and is no words: it is the same in all.`
      : `${nameOf(path)} holds entries in the main language.`,
    hint: isValue ? "Leave it out here." : "Write the same entries here, with words in this language.",
  };
};
