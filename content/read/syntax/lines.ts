import { closingBracket, closingQuote } from "./closing.ts";

/** A line as its writer means it: `- name: value`, of which any part may be missing. */
export interface Line {
  /** Spaces before its first sign. */
  indent: number;
  dash: boolean;
  /** Spaces and dashes before its content. */
  column: number;
  /** Without indentation, dashes and comment. */
  content: string;
  /** Offset of the content. */
  contentAt: number;
  name: string | undefined;
  /** What stands behind the colon; without a name, the content. */
  value: string;
  /** Offset of the value. */
  valueAt: number;
}

const SHAPE = /^( *)((?:-(?: +|$))*)(.*)$/;
const NAME_END = /:(?=\s|$)/;

/** A line that is empty, a comment, or a mark between documents. */
const NO_ENTRY = /^(?:\s*(?:#|$)|---|\.\.\.|%)/;

/** The lines of a YAML text that begin something: no comments, and not the rest of values of several lines. */
export function* linesOf(text: string): Generator<Line> {
  let start = 0;
  let reached = 0;
  let under: TextBelow | undefined;
  for (const ending of text.split("\n")) {
    const raw = ending.trimEnd();
    const inText: boolean = under !== undefined && belongsTo(under, raw);
    if (!inText && start >= reached && !NO_ENTRY.test(raw)) {
      const line = parseLine(raw, start);
      yield line;
      reached = endOfValue(text, line);
      under = /^[|>][-+0-9]*$/.test(line.value) ? { owner: ownerOf(line) } : undefined;
    }
    start += ending.length + 1;
  }
}

/** A text of several lines under | or >. */
interface TextBelow {
  /** The column that it must stand further in than. */
  owner: number;
  /** The column of its first line. */
  indent?: number;
}

/** Whether a line belongs to the text above it; its first line says where the others must start. */
function belongsTo(under: TextBelow, raw: string): boolean {
  if (raw.trim() === "") return true;
  const spaces = raw.length - raw.trimStart().length;
  under.indent ??= Math.max(spaces, under.owner + 1);
  return spaces >= under.indent;
}

/** The column that all lines of a line's value must stand further in than. */
export function boundOf(line: Line): number {
  return line.name === undefined && !line.dash ? line.indent - 1 : ownerOf(line);
}

/** The column of the entry that a line's value belongs to. */
export function ownerOf({ name, column, indent }: Line): number {
  return name === undefined ? indent : column;
}

function parseLine(raw: string, start: number): Line {
  const [, spaces = "", dashes = "", rest = ""] = SHAPE.exec(raw) ?? [];
  const column = spaces.length + dashes.length;
  const nameEnd = /^["'[{#]/.test(rest) ? endOfQuotedName(rest) : rest.search(NAME_END);
  const behind = nameEnd < 0 ? rest : rest.slice(nameEnd + 1);
  return {
    indent: spaces.length,
    dash: dashes !== "",
    column,
    content: withoutComment(rest),
    contentAt: start + column,
    name: nameEnd < 0 ? undefined : rest.slice(0, nameEnd).trim(),
    value: withoutComment(behind.trimStart()),
    valueAt: start + raw.length - behind.trimStart().length,
  };
}

function endOfQuotedName(rest: string): number {
  const [name] = /^(?:"[^"]*"|'[^']*')(?=:(?:\s|$))/.exec(rest) ?? [];
  return name === undefined ? -1 : name.length;
}

function withoutComment(text: string): string {
  return /^["'[{]/.test(text) ? text : text.replace(/(?:^|\s)#.*$/, "").trimEnd();
}

/** Where the value of a line ends, which may be lines further down. */
function endOfValue(text: string, line: Line): number {
  const { value, valueAt } = line;
  if (/^["']/.test(value)) return closingQuote(text, valueAt, boundOf(line)) ?? valueAt;
  if (!/^[[{]/.test(value)) return valueAt;
  const bracket = closingBracket(text, valueAt, boundOf(line));
  return "close" in bracket ? bracket.close : valueAt;
}

/** What stands in a line from an offset on. */
export function restOfLine(text: string, from: number): string {
  const end = text.indexOf("\n", from);
  return text.slice(from, end < 0 ? text.length : end);
}

/** Whether a line has neither a name nor a dash of its own. */
export function isText({ name, dash }: Line): boolean {
  return name === undefined && !dash;
}

/** Whether a line only goes on with the text of the one above: further in, without a name or dash of its own. */
export function goesOn(above: Line, line: Line): boolean {
  const plain = above.value !== "" && !/^[|>"'[{]/.test(above.value);
  return plain && isText(line) && line.indent > ownerOf(above);
}

/** Whether a line only holds the value of the name above it. */
export function isValueOf(above: Line, line: Line): boolean {
  return above.value === "" && isText(line) && line.indent > ownerOf(above);
}

/** Where a line stands, from its first sign to the end of its content. */
export function stretchOf({ contentAt, column, indent, content }: Line): { start: number; end: number } {
  return { start: contentAt - column + indent, end: contentAt + content.length };
}

/** How a message speaks of a line. */
export function label({ name, content }: Line): string {
  return `'${name ?? content}'`;
}
