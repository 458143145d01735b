import { isWords } from "../../content/languages/overlay.ts";
import { isMapping, nameOf, type Path } from "../../content/lib/data.ts";
import { didYouMean } from "../../content/lib/suggest.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import type { TranslationFinding } from "./original.ts";

/** Finds what does not fit: unknown names, lists of another length, and other values in place of what is no text. */
export function mismatchesIn(data: unknown, words: unknown, path: Path = []): TranslationFinding[] {
  if (words === undefined) return [];
  if (isMapping(data) && isMapping(words))
    return Object.entries(words).flatMap(([name, value]) => {
      const place = [...path, name];
      return name in data
        ? mismatchesIn(data[name], value, place)
        : [{ path: place, ...noSuchName(name, Object.keys(data)) }];
    });
  if (Array.isArray(data) && Array.isArray(words))
    return data.length === words.length
      ? words.flatMap((value, index) => mismatchesIn(data[index], value, [...path, index]))
      : [{ path, ...otherCount(words.length, data.length, path) }];
  if (data === words || (isWords(data) && typeof words === "string")) return [];
  return [{ path, ...notWords(path, data) }];
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
  const message = isValue
    ? `${nameOf(path)} is ${JSON.stringify(value)} in the main language, and is no words: it is the same in all.`
    : `${nameOf(path)} holds entries in the main language.`;
  const hint = isValue ? "Leave it out here." : "Write the same entries here, with words in this language.";
  return { code: "not-allowed", message, hint };
};
