import { parse, Scalar, stringify } from "yaml";
import { isSame } from "./data.ts";
import { fold, foldLike } from "./fold.ts";

/** Where a value is written. */
export interface Place {
  /** Where the line of its entry begins: lines of its own stand two further in. */
  column: number;
  /** Where on its line it begins. */
  at: number;
  inBrackets: boolean;
  /** The longest line of a text that is folded. */
  width: number;
}

/** How a text is written now. */
export interface OldText {
  type: Scalar.Type;
  value: string;
  source: string;
}

/** A line that is longer is folded, where that was not decided otherwise. */
export const LONG = 100;

const SIGNS = /(?![\t\n])[\p{Cc}\u2028\u2029\ufeff]/u;
const DATE = /^\d{4}-\d\d-\d\d$/; // older readers of YAML take it for a point in time

/** A value that holds no others, as YAML. A text is written like the one before it where that was not forced by what it said. */
export function scalarSource(value: unknown, place: Place, old?: OldText): string {
  const quoted = inline(value, place, "QUOTE_DOUBLE");
  const sources = typeof value === "string" ? textSources(value, place, old) : [];
  return (
    [...sources, inline(value, place)].find((source) => isSame(readBack(source, place), value)) ?? quoted
  );
}

/** How a text may be written, the best way first; what cannot be written so does not read so. */
function textSources(value: string, place: Place, old?: OldText): string[] {
  if (SIGNS.test(value)) return [];
  const like = old && isOfChoice(old, value, place) ? old : undefined;
  const line = inline(value, place, like?.type);
  if (like?.type.startsWith("BLOCK") === false && like.source.includes("\n"))
    return [
      foldLike(sourceLines(like), line, widthFor(like, place)).join(`\n${indentOf(place, like)}`),
      line,
    ];
  if (place.inBrackets) return [line];
  if (value.includes("\n") || like?.type === "BLOCK_LITERAL") return [literal(value, place, like)];
  if (like?.type === "BLOCK_FOLDED")
    return [folded(foldLike(sourceLines(like).slice(1), value, widthFor(like, place)), place, like)];
  if (like || place.at + line.length <= LONG) return [line];
  return [folded(fold(value, place.width - place.column - 2), place)];
}

/** Whether a text is written as it is by its writer's choice: in quotes or lines that it did not need, or that the new one needs too. */
function isOfChoice({ type, value }: OldText, next: string, place: Place): boolean {
  if (type === "BLOCK_LITERAL") return next.includes("\n") || !value.includes("\n");
  if (type === "BLOCK_FOLDED") return !next.includes("\n");
  if (next.includes("\n")) return place.inBrackets;
  const needsQuotes = (text: string) => inline(text, place, "PLAIN") !== text;
  return type === "PLAIN" || !needsQuotes(value) || needsQuotes(next);
}

/** A value in one line, in quotes where it needs them. */
function inline(value: unknown, { inBrackets }: Place, type?: Scalar.Type): string {
  const scalar = new Scalar(value);
  scalar.type = type?.startsWith("BLOCK") ? undefined : type;
  if (!type && typeof value === "string" && DATE.test(value)) scalar.type = "QUOTE_DOUBLE";
  const options = {
    lineWidth: 0,
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    blockQuote: false,
  };
  return inBrackets
    ? stringify([scalar], { ...options, collectionStyle: "flow", flowCollectionPadding: false }).slice(1, -2)
    : stringify({ k: scalar }, options).slice(3, -1);
}

/** A text line by line as it is. */
function literal(value: string, place: Place, old?: OldText): string {
  const end = value.endsWith("\n") ? (/(?:^|\n)\n$/.test(value) ? "+" : "") : "-";
  const indent = indentOf(place, old);
  const first = /^\n*[ \t]/.test(value) ? indent.length - place.column : "";
  const lines = value.replace(/\n$/, "").split("\n");
  return [`|${first}${end}`, ...lines.map((line) => (line === "" ? "" : indent + line))].join("\n");
}

function folded(lines: string[], place: Place, old?: OldText): string {
  return [">-", ...lines.map((line) => indentOf(place, old) + line)].join("\n");
}

function sourceLines({ source }: OldText): string[] {
  return source.split(/\r?\n/).map((line) => line.trim());
}

function widthFor(old: OldText, { column, width }: Place): number {
  const lines = sourceLines(old).slice(old.type === "BLOCK_FOLDED" ? 1 : 0);
  return lines.length < 2
    ? width - column - 2
    : Math.max(LONG - column - 2, ...lines.map(({ length }) => length));
}

/** What stands before each line of a text: as it was before. */
function indentOf({ column }: Place, old?: OldText): string {
  return /\n *(?=\S)/.exec(old?.source ?? "")?.[0].slice(1) ?? " ".repeat(column + 2);
}

/** What a source says, where it stands. */
function readBack(source: string, { column, inBrackets }: Place): unknown {
  try {
    return inBrackets ? parse(`[${source}]`)[0] : parse(`${" ".repeat(column)}k: ${source}\n`).k;
  } catch {
    return undefined;
  }
}
