import { scalarsIn } from "../../content/lib/data.ts";
import type { Finding } from "../../content/problem.ts";
import type { FileRule, PageRule } from "../rule.ts";
import { inOneLine, mistakesIn, type PlacedText, type TextMistake } from "./rows/mistakesIn.ts";
import type { TextKind } from "./rows/row.ts";

/** Reports what visitors would see as it is written: placeholders, HTML, malformed variables. One mistake a text. */
export const shownAsWritten: FileRule = ({ source }) =>
  findingsIn(
    source.file,
    scalarsIn(source.data).flatMap(({ value, path }) =>
      typeof value === "string" ? [{ text: value, path }] : [],
    ),
    "value",
  );

/** Reports sentences in which a chat assistant speaks to its user. */
export const chatRemarks: FileRule = ({ file, texts }) => findingsIn(file, texts, "visible");

/** Reports typing mistakes. */
export const typing: PageRule = ({ file, texts }) => findingsIn(file, texts, "page");

function findingsIn(file: string, texts: readonly PlacedText[], kind: TextKind): Finding[] {
  return texts.flatMap((placed) =>
    mistakesIn(placed, kind).map((mistake) => findingOf(file, placed, mistake)),
  );
}

/** The finding of a mistake in a text of a file. */
export function findingOf(file: string, { text, path }: PlacedText, mistake: TextMistake): Finding {
  const { found: needle, at, message } = mistake;
  const before = needle === "" ? 0 : inOneLine(text.slice(0, at)).split(inOneLine(needle)).length - 1;
  return { file, path, needle, before, ...message };
}
