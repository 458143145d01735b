import type { SyntaxMistake } from "./mistake.ts";
import { type Lexeme, lexemesOf, type Row, rowsOf } from "./rows.ts";

/** A line that may have the mistake, without its line end. */
export interface SourceLine {
  at: number;
  end: number;
  indent: number;
  /** Where its first sign stands. */
  start: number;
  /** Without indentation and dashes. */
  content: string;
  contentAt: number;
}

/** Where the parser lost the thread, and what is around. */
export interface Spot {
  text: string;
  /** The first sign that it could not take. */
  at: number;
  rows: readonly Row[];
  /** The token there, and the one before. */
  token: Lexeme | undefined;
  last: Lexeme | undefined;
  /** The brackets that are open there, the innermost last. */
  open: readonly Lexeme[];
  /** The lines that the mistake may be in, the likeliest first. */
  lines: readonly SourceLine[];
}

/** A kind of mistake: where it may have been made, each with the text as it was meant. */
export type Suggestion = (spot: Spot) => SyntaxMistake[];

/** A suggestion that looks at each suspect line by itself. */
export function onEachLine(
  suggestion: (line: SourceLine, spot: Spot) => SyntaxMistake[] | SyntaxMistake | undefined,
): Suggestion {
  return (spot) => spot.lines.flatMap((line) => suggestion(line, spot) ?? []);
}

/** What surrounds the place at which the parser lost the thread. */
export function spotAt(text: string, error: number): Spot {
  const lexemes = lexemesOf(text);
  const rows = rowsOf(lexemes);
  const at = firstSign(text, error);
  const [token, last, header] = lexemes.filter((one) => one.at <= at && !FILLING.test(one.type)).toReversed();
  const open = openBrackets(lexemes, at);
  const row = rows.findLast((one) => one.at <= (token?.at ?? at));
  const isText = last?.type === "scalar" && header?.type === "block-scalar-header";
  const places = [
    token?.at,
    at,
    token && token.at + token.source.trimEnd().length - 1,
    isText ? undefined : last?.at,
    ...open.map((bracket) => bracket.at).toReversed(),
    rowAbove(rows, row?.at ?? at)?.at,
    ...besides(rows, row).map((one) => one.at),
  ];
  const starts = new Set(places.map((place = at) => text.lastIndexOf("\n", place - 1) + 1));
  return { text, at, rows, token, last, open, lines: [...starts].map((start) => lineAt(text, start)) };
}

const FILLING = /^(?:space|newline|comment|flow-error-end)$/;

/** The first character from an offset on that is neither a space nor in a line of comment; the offset, where none is. */
function firstSign(text: string, offset: number): number {
  const gap = /(?:^[ \t]*#.*|\s)*/my;
  gap.lastIndex = offset;
  gap.test(text);
  return gap.lastIndex < text.length ? gap.lastIndex : offset;
}

function lineAt(text: string, at: number): SourceLine {
  const raw = restOfLine(text, at);
  const [, spaces = "", dashes = "", content = ""] = /^( *)((?:-(?:[ \t]+|$))*)(.*)$/.exec(raw) ?? [];
  const start = at + spaces.length;
  return {
    at,
    end: at + raw.length,
    indent: spaces.length,
    start,
    content,
    contentAt: start + dashes.length,
  };
}

/** What stands from an offset to the end of its line, without the spaces there. */
export function restOfLine(text: string, at: number): string {
  const end = text.indexOf("\n", at);
  return text.slice(at, end < 0 ? text.length : end).trimEnd();
}

function openBrackets(lexemes: readonly Lexeme[], at: number): Lexeme[] {
  const open: Lexeme[] = [];
  for (const lexeme of lexemes) {
    if (lexeme.at >= at) break;
    if (/^flow-(?:map|seq)-start$/.test(lexeme.type)) open.push(lexeme);
    if (/^flow-(?:map|seq)-end$/.test(lexeme.type)) open.pop();
    if (lexeme.type === "flow-error-end") open.length = 0;
  }
  return open;
}

/** The first entry of the mapping or list that a row was meant to go on with, and the row that opened that. */
function besides(rows: readonly Row[], row: Row | undefined): Row[] {
  const above = row ? rows.slice(0, rows.indexOf(row)) : [];
  const outer = above.findLastIndex(
    ({ indent, dash }) => row && (indent < row.indent || (indent === row.indent && !dash && row.dash)),
  );
  const inside = above.slice(outer + 1);
  const least = Math.min(...inside.map(({ indent }) => indent));
  return [inside.find(({ indent }) => indent === least), above[outer]].filter((one) => one !== undefined);
}

/** A column at which entries above a line stand, so that it could go on with them. */
export interface Level {
  column: number;
  dash: boolean;
  /** How a message says to go there. */
  label: string;
}

/** Where entries above an offset stand, the outermost first. */
export function levelsAbove(rows: readonly Row[], at: number): Level[] {
  let levels: Level[] = [];
  for (const row of rows) {
    if (row.at >= at) break;
    const { indent, dash, column } = row;
    levels = levels.filter(
      (level) => level.column < indent || (level.column === indent && !level.dash && dash),
    );
    if (dash) levels.push({ column: indent, dash, label: "line it up with the dash above" });
    if (row.name !== undefined)
      levels.push({ column, dash: false, label: `line it up with ${label(row)} above` });
  }
  return levels;
}

/** The last row above an offset. */
export function rowAbove(rows: readonly Row[], at: number): Row | undefined {
  return rows.findLast((row) => row.at < at);
}

/** How a message speaks of a row. */
export function label({ name, value }: Row): string {
  return `'${name ?? value?.source.split("\n")[0]}'`;
}

/** The column that the text of a row must stand further in than. */
export function ownerOf({ name, column, indent }: Row): number {
  return name === undefined ? indent : column;
}
