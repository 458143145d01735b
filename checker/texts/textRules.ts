import { scalarsIn } from "../../content/lib/data.ts";
import { errorsIn, type Finding } from "../../content/problem.ts";
import { problemOf } from "../../content/read/problemOf.ts";
import type { Source } from "../../content/read/source.ts";
import type { FileRule, PageRule } from "../rules/rule.ts";
import { mistakesIn, type PlacedText, type TextMistake } from "./rows/mistakesIn.ts";

/** Reports what visitors would see as it is written: placeholders, HTML, malformed variables. One mistake a text. */
export const shownAsWritten: FileRule = ({ source, problems }) => {
  const keyOf = (line: number, column: number) => `${line}:${column}`;
  const known = new Set(problems.map(({ range: { start } }) => keyOf(start.line, start.column)));
  return scalarsIn(source.data)
    .flatMap(({ value, path }) => {
      const placed = { text: typeof value === "string" ? value : "", path };
      return mistakesIn(placed, "value").map((mistake) => findingOf(source, placed, mistake));
    })
    .filter((finding) => {
      const { line, column } = problemOf(source, finding).range.start;
      return !known.has(keyOf(line, column));
    });
};

/** Reports sentences in which a chat assistant speaks to its user. */
export const chatRemarks: FileRule = ({ source, texts }) =>
  texts.flatMap((placed) =>
    mistakesIn(placed, "visible").map((mistake) => findingOf(source, placed, mistake)),
  );

/** Reports typing mistakes, but not in lines with an error: that comes first. */
export const typing: PageRule = ({ source, texts, problems }) => {
  const wrong = new Set(errorsIn(problems).map(({ range }) => range.start.line));
  return texts
    .flatMap((placed) => mistakesIn(placed, "page").map((mistake) => findingOf(source, placed, mistake)))
    .filter((finding) => !wrong.has(problemOf(source, finding).range.start.line));
};

/** The finding of a mistake in a text of a file: at its longest word there, if the file spells it differently. */
export function findingOf(
  source: Source,
  { text, path }: PlacedText,
  { found, at, message }: TextMistake,
): Finding {
  const written = inOneLine(source.textAt(path));
  const isWritten = (words: string) => words !== "" && written.includes(inOneLine(words));
  const longestFirst = found.split(/\s+/).sort((a, b) => b.length - a.length);
  const needle = [found, ...longestFirst].find(isWritten);
  const before = needle === undefined ? 0 : inOneLine(text.slice(0, at)).split(inOneLine(needle)).length - 1;
  const known = needle === found ? message : { ...message, replacement: undefined };
  return { file: source.file, path, needle, before, ...known };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}
