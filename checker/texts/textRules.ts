import { nameOf, type Path, scalarsIn } from "../../content/lib/data.ts";
import type { Finding, ProblemMessage } from "../../content/problem.ts";
import type { FileRule, PageRule, VisibleText } from "../rule.ts";
import { addressRows, markdownLinkRows, markdownSignRows, unmeantRows } from "./rows/markdown.ts";
import { htmlRows, plainFormRows, plainTextRows, signRows } from "./rows/markup.ts";
import { chatRemarkRows, chatRows, documentRows } from "./rows/pasted.ts";
import { placeholderRows, variableRows } from "./rows/placeholders.ts";
import { beginningOf, inOneLine, type TextKind, type TextRow } from "./rows/row.ts";
import { typingRows } from "./rows/typing.ts";

/** All rules that are patterns. Where two find a mistake in the same text, the earlier one is told first. */
export const textRows: readonly TextRow[] = [
  [placeholderRows, documentRows, chatRows, variableRows], // what was left there, or came along
  [signRows, markdownLinkRows, htmlRows, plainTextRows, plainFormRows], // formatting that is none
  [markdownSignRows, unmeantRows, addressRows], // formatting that is another than was meant
  [typingRows, chatRemarkRows], // words
].flat(2);
const rowsByKind = Map.groupBy(textRows, (row) => row.in);

/** At most so many mistakes are told of one row in one text: a text with more is of another kind altogether. */
const MOST_MISTAKES = 20;
const LONGEST_BEGINNING = 40;

/** Texts of these kinds are told one mistake at a time: what is written in another way often breaks several rules. */
const ONE_AT_A_TIME: readonly TextKind[] = ["value", "plain"];

type PlacedText = Pick<VisibleText, "text" | "path">;

/** A part of a text that is wrong, the offset at which it starts, and what to say of it. */
export interface TextMistake {
  found: string;
  at: number;
  message: ProblemMessage;
}

/** Reports what visitors would see as it is written: placeholders, HTML, malformed variables. One mistake a text. */
export const shownAsWritten: FileRule = ({ source }) => {
  const texts = scalarsIn(source.data).flatMap(({ value, path }) =>
    typeof value === "string" ? [{ text: value, path }] : [],
  );
  return findingsIn(source.file, texts, "value");
};

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

/** What the rows for one kind of text find in a text. */
export function mistakesIn(placed: PlacedText, kind: TextKind): TextMistake[] {
  const { text, path } = placed;
  // Nearly all texts have no match, and search() takes two thirds of the time of matchAll(), which copies the pattern.
  const rows = (rowsByKind.get(kind) ?? []).filter(({ find }) => text.search(find) >= 0);
  const mistakes = rows.filter((row) => isFor(row, path)).flatMap((row) => mistakesOf(row, placed));
  return ONE_AT_A_TIME.includes(kind) ? mistakes.slice(0, 1) : mistakes;
}

function isFor({ at, notAt = [] }: TextRow, path: Path): boolean {
  const isWithin = (names: readonly string[]) => path.some((key) => names.includes(String(key)));
  return (!at || isWithin(at)) && !isWithin(notAt);
}

function mistakesOf(row: TextRow, placed: PlacedText): TextMistake[] {
  return placed.text
    .matchAll(row.find)
    .filter(([found]) => !row.unless?.test(found))
    .take(MOST_MISTAKES)
    .map((match) => ({ found: match[0].trimEnd(), at: match.index, message: messageOf(row, match, placed) }))
    .toArray();
}

function messageOf(row: TextRow, match: RegExpExecArray, { text, path }: PlacedText): ProblemMessage {
  const [found, ...groups] = match;
  const right = row.mend?.(found, ...groups);
  const isAll = right === "" && found.trim() === text.trim();
  const named: Record<string, string | undefined> = {
    ...match.groups,
    found: inOneLine(found.trim()),
    beginning: beginningOf(found.trim(), LONGEST_BEGINNING),
    right: right?.trim(),
    name: nameOf(path),
  };
  const filledIn = (sentence = "") => sentence.replace(/\{(\w+)\}/g, (all, name) => named[name] ?? all);
  return {
    code: row.code,
    severity: row.severity ?? "error",
    message: filledIn(row.message),
    hint: isAll ? "Write what visitors should read here." : row.hint && filledIn(row.hint),
    replacement: isAll || right === found ? undefined : right,
  };
}
