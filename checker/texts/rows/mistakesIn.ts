import { nameOf, type Path } from "../../../content/lib/data.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { TextKind, TextRow } from "./row.ts";
import { textRows } from "./rows.ts";

/** At most so many mistakes are told of one row in one text: a text with more is of another kind altogether. */
const MOST_MISTAKES = 20;
const LONGEST_BEGINNING = 40;

/** A text in a file's data, and its path there. */
export interface PlacedText {
  text: string;
  path: Path;
}

/** A part of a text that is wrong, the offset at which it starts, and what to say of it. */
export interface TextMistake {
  found: string;
  at: number;
  message: ProblemMessage;
}

const rowsByKind = Map.groupBy(textRows, (row) => row.in);

/** Texts of these kinds are told one mistake at a time: what is written in another way often breaks several rules. */
const ONE_AT_A_TIME: readonly TextKind[] = ["value", "plain"];

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
    beginning: beginningOf(found.trim()),
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

/** A text with single spaces for its line breaks and runs of spaces. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

function beginningOf(words: string): string {
  return words.length > LONGEST_BEGINNING ? `${words.slice(0, LONGEST_BEGINNING).trimEnd()}…` : words;
}
