import { scalarsIn } from "../../content/lib/data.ts";
import { errorsIn, type Finding } from "../../content/problem.ts";
import { problemOf } from "../../content/read/problemOf.ts";
import type { FileRule, PageRule } from "../rules/rule.ts";
import { inOneLine, mistakesIn, type PlacedText, type TextMistake } from "./rows/mistakesIn.ts";

/** Reports what visitors would see as it is written: placeholders, HTML, malformed variables. One mistake a text. */
export const shownAsWritten: FileRule = ({ source, problems }) => {
  const keyOf = (line: number, column: number) => `${line}:${column}`;
  const known = new Set(problems.map(({ range: { start } }) => keyOf(start.line, start.column)));
  return scalarsIn(source.data)
    .flatMap(({ value, path }) => {
      const placed = { text: typeof value === "string" ? value : "", path };
      return mistakesIn(placed, "value").map((mistake) => findingOf(source.file, placed, mistake));
    })
    .filter((finding) => {
      const { line, column } = problemOf(source, finding).range.start;
      return !known.has(keyOf(line, column));
    });
};

/** Reports sentences in which a chat assistant speaks to its user. */
export const chatRemarks: FileRule = ({ source, texts }) =>
  texts.flatMap((placed) =>
    mistakesIn(placed, "visible").map((mistake) => findingOf(source.file, placed, mistake)),
  );

/** Reports typing mistakes, but not in lines with an error: that comes first. */
export const typing: PageRule = ({ source, texts, problems }) => {
  const wrong = new Set(errorsIn(problems).map(({ range }) => range.start.line));
  return texts
    .flatMap((placed) => mistakesIn(placed, "page").map((mistake) => findingOf(source.file, placed, mistake)))
    .filter((finding) => !wrong.has(problemOf(source, finding).range.start.line));
};

/** The finding of a mistake in a text of a file. */
export function findingOf(file: string, { text, path }: PlacedText, mistake: TextMistake): Finding {
  const { found: needle, at, message } = mistake;
  const before = needle === "" ? 0 : inOneLine(text.slice(0, at)).split(inOneLine(needle)).length - 1;
  return { file, path, needle, before, ...message };
}
