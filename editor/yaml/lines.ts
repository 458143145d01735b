import type { Scalar } from "yaml";
import { commonEnds } from "../../checker/lib/commonEnds.ts";

/** Longer lines are folded by default. */
export const LONG = 100;

/** The position at which a value is written. */
export interface WritePosition {
  /** The columns of its entry, and at which the value starts. */
  column: number;
  at: number;
  inBrackets: boolean;
  /** The maximum line length of a folded text. */
  width: number;
  /** The comments that follow it with a deeper indentation than its entry. */
  comments?: string;
}

/** A text as it is currently written in the file. */
export type OldText = { type: Scalar.Type; value: string; source: string };

/** Returns a text as a literal block (|). */
export function literal(value: string, place: WritePosition, old?: OldText): string {
  const end = value.endsWith("\n") ? (/(?:^|\n)\n$/.test(value) ? "+" : "") : "-";
  const indent = indentOf(place, old);
  const first = /^\n*[ \t]/.test(value) ? indent.length - place.column : "";
  return block(`|${first}${end}`, value.replace(/\n$/, "").split("\n"), indent);
}

/** Returns a text as a folded block (>). Lines of the old text stay where possible. */
export function foldedBlock(value: string, place: WritePosition, old?: OldText): string {
  const indent = indentOf(place, old);
  const width = old ? widthFor(old, place) : place.width - indent.length;
  const before = old ? sourceLines(old).slice(1).join("\n").trim().split("\n\n") : [];
  const paragraphs = value.replace(/\n$/, "").split("\n");
  const lines = paragraphs.flatMap((paragraph, index) => [
    ...(index === 0 ? [] : [""]),
    ...fold(paragraph, width, before[index]?.split("\n")),
  ]);
  return block(value.endsWith("\n") ? ">" : ">-", lines, indent);
}

/** Returns a plain or quoted text broken into lines like the old text. */
export function relaid(source: string, place: WritePosition, old: OldText): string {
  return fold(source, widthFor(old, place), sourceLines(old)).join(`\n${indentOf(place, old)}`);
}

function sourceLines({ source }: OldText): string[] {
  return source.split("\n").map((line) => line.trim());
}

function block(header: string, lines: string[], indent: string): string {
  return [header, ...lines.map((line) => (line === "" ? "" : indent + line))].join("\n");
}

/** Returns the maximum line length of a text: at least that of the old text. A long text on one line stays on one. */
function widthFor(old: OldText, { column, width }: WritePosition): number {
  const lines = sourceLines(old).slice(old.type === "BLOCK_FOLDED" ? 1 : 0);
  const lengths = lines.map(({ length }) => length);
  const longest = Math.max(...lengths);
  const usual = width - column - 2;
  return lengths.length === 1 && longest > usual ? Number.POSITIVE_INFINITY : Math.max(usual, longest);
}

/** Returns the indentation of the lines of a text: that of the old text, else 2 deeper than its entry. */
function indentOf({ column }: WritePosition, old?: OldText): string {
  const [, said] = /^[|>][-+]?(\d)/.exec(old?.source ?? "") ?? [];
  if (said !== undefined) return " ".repeat(column + Number(said));
  return /\n *(?=\S)/.exec(old?.source ?? "")?.[0].slice(1) ?? " ".repeat(column + 2);
}

/**
 * Breaks a text into lines of at most `width` characters. A line break of the old text before a word that had room on
 * the line above is kept: somebody wanted it there.
 */
function fold(text: string, width: number, old: readonly string[] = []): string[] {
  const words = wordsIn(text);
  const breaks = wantedBreaks(words, old, width);
  const lines: string[] = [];
  for (const [index, word] of words.entries()) {
    const line = lines.at(-1);
    const goesOn = line !== undefined && !breaks.has(index) && hasRoom(line, word, width);
    if (goesOn) lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/** Returns the indices of the words that keep starting a line, as in the old text, despite room on the line above. */
function wantedBreaks(words: string[], old: readonly string[], width: number): Set<number> {
  const before = old.flatMap(wordsIn);
  const [first, last] = commonEnds(before, words);
  const breaks = old.flatMap((line, index) => {
    const at = old.slice(0, index).flatMap(wordsIn).length;
    const isWanted = index > 0 && hasRoom(old[index - 1] ?? "", wordsIn(line)[0] ?? "", width);
    if (!isWanted || (at > first && at < before.length - last)) return [];
    return at <= first ? at : at + words.length - before.length;
  });
  return new Set(breaks);
}

/** Returns the parts of a text that stay on one line: it is broken only at single spaces. */
function wordsIn(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\S) (?=\S)/);
}

function hasRoom(line: string, word: string, width: number): boolean {
  return line.length + 1 + word.length <= width;
}
