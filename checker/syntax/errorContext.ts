import type { PossibleMistake } from "./mistake.ts";
import { type Lexeme, lexemesOf, type Row, rowsOf } from "./rows.ts";

/** A line that may contain the mistake, without its line break. */
export interface SourceLine {
  at: number;
  end: number;
  indent: number;
  start: number;
  /** The line without indentation and dashes. */
  content: string;
  contentAt: number;
}

/** The place of a parse error, and what surrounds it. */
interface ErrorContext {
  text: string;
  /** The first character that the parser could not read. */
  at: number;
  rows: readonly Row[];
  /** The token there, and the one before it (`last`). */
  token: Lexeme | undefined;
  last: Lexeme | undefined;
  /** The brackets open there, the innermost last. */
  open: readonly Lexeme[];
  /** The lines that may contain the mistake, the likeliest first. */
  lines: readonly SourceLine[];
}

/** A kind of mistake: returns where it may have been made, with the changes to what was meant. */
export type Suggestion = (context: ErrorContext) => PossibleMistake[];

/** Creates a suggestion that checks each suspect line by itself. */
export function onEachLine(
  suggestion: (line: SourceLine, context: ErrorContext) => PossibleMistake[] | PossibleMistake | undefined,
): Suggestion {
  return (context) => context.lines.flatMap((line) => suggestion(line, context) ?? []);
}

/** Describes the surroundings of a parse error. */
export function contextAt(text: string, error: number): ErrorContext {
  const lexemes = lexemesOf(text);
  const rows = rowsOf(lexemes);
  const at = firstSign(text, error);
  const [token, last] = lexemes
    .filter((lexeme) => lexeme.at <= at && !FILLING.test(lexeme.type))
    .toReversed();
  const open = openBrackets(lexemes, at);
  const row = rows.findLast((start) => start.at <= (token?.at ?? at));
  const places = [
    token?.at,
    at,
    token && token.at + token.source.trimEnd().length - 1,
    last?.at,
    ...collectionRows(rows, row).map((start) => start.at),
  ];
  const starts = new Set(places.map((place = at) => text.lastIndexOf("\n", place - 1) + 1));
  return { text, at, rows, token, last, open, lines: [...starts].map((start) => lineAt(text, start)) };
}

const FILLING = /^(?:space|newline|comment|flow-error-end)$/;

/** The first character from `offset` on that is not whitespace or in a comment line; `offset` if there is none. */
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
  const contentAt = start + dashes.length;
  return { at, end: at + raw.length, indent: spaces.length, start, content, contentAt };
}

/** The text from an offset to the end of its line, without trailing spaces. */
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
  }
  return open;
}

/** The first entry of the mapping or list that a row probably continues, and the row that opened that collection. */
function collectionRows(rows: readonly Row[], row: Row | undefined): Row[] {
  const above = row ? rows.slice(0, rows.indexOf(row)) : [];
  const outer = above.findLastIndex(
    ({ indent, dash }) => row && (indent < row.indent || (indent === row.indent && !dash && row.dash)),
  );
  const inside = above.slice(outer + 1);
  const least = Math.min(...inside.map(({ indent }) => indent));
  return [inside.find(({ indent }) => indent === least), above[outer]].filter((found) => found !== undefined);
}

/** A column of entries above a line, which the line could continue. */
export interface Level {
  column: number;
  dash: boolean;
  /** How messages describe the move there. */
  rowLabel: string;
}

/** The columns of the entries that are open above an offset, the outermost first. */
export function levelsAbove(rows: readonly Row[], at: number): Level[] {
  let levels: Level[] = [];
  for (const row of rows) {
    if (row.at >= at) break;
    const { indent, dash, column } = row;
    levels = levels.filter(
      (level) => level.column < indent || (level.column === indent && !level.dash && dash),
    );
    if (dash) levels.push({ column: indent, dash, rowLabel: "line it up with the dash above" });
    if (row.name !== undefined)
      levels.push({ column, dash: false, rowLabel: `line it up with ${label(row)} above` });
  }
  return levels;
}

/** The last row above an offset. */
export function rowAbove(rows: readonly Row[], at: number): Row | undefined {
  return rows.findLast((row) => row.at < at);
}

/** What messages call a row. */
export function label({ name, value }: Row): string {
  return `'${name ?? value?.source.split("\n")[0]}'`;
}

/** The column that the text of a row must be indented beyond. */
export function minTextColumn({ name, column, indent }: Row): number {
  return name === undefined ? indent : column;
}
