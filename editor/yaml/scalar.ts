import { isDeepStrictEqual } from "node:util";
import { Scalar, stringify } from "yaml";
import { parseYaml } from "../../checker/lib/parseYaml.ts";
import { valueAt } from "../../content/lib/data.ts";
import { foldedBlock, LONG, literal, type OldText, relaid, type WritePosition } from "./lines.ts";

// Invisible characters and unusual spaces are written as escapes within double quotes.
const UNSEEN = /(?![\t\n])[\p{Cc}\u2028\u2029]/u;
const ODD_SPACE = /(?! )[\p{Zs}\u200b\u2060\ufeff]/u;
const DATE = /^\d{4}-\d\d-\d\d$/; // older YAML parsers read it as a timestamp

/** Returns a scalar as YAML. A text keeps the style of the old text if that was a choice and not a necessity. */
export function scalarSource(value: unknown, place: WritePosition, old?: OldText): string {
  const sources = typeof value === "string" ? textSources(value, place, old) : [];
  const reads = (source: string) => isDeepStrictEqual(readBack(source, place), value);
  return [...sources, inline(value, place)].find(reads) ?? inline(value, place, "QUOTE_DOUBLE");
}

/** Returns the candidate sources of a text, best first. Some may not parse back to that text. */
function textSources(value: string, place: WritePosition, old?: OldText): string[] {
  if (UNSEEN.test(value) || (ODD_SPACE.test(value) && !value.includes("\n")))
    return [inline(value, place, "QUOTE_DOUBLE")];
  const like = old && isOfChoice(old, value, place) ? old : undefined;
  const line = inline(value, place, like?.type);
  if (like?.type.startsWith("BLOCK") === false && like.source.includes("\n"))
    return [relaid(line, place, like), line];
  if (place.inBrackets || (like?.type.startsWith("QUOTE") && value.includes("\n"))) return [line];
  if (/(?:^|\n)\n$/.test(value) && !like?.source.startsWith("|+")) return [line]; // empty lines below would join it
  if (like?.type === "BLOCK_FOLDED") return [foldedBlock(value, place, like), literal(value, place)];
  if (value.includes("\n") || like?.type === "BLOCK_LITERAL") return [literal(value, place, like)];
  return like || place.at + line.length <= LONG ? [line] : [foldedBlock(value, place)];
}

/** Whether the style of the old text was its writer's choice, or is needed by the new text too. */
function isOfChoice({ type, value }: OldText, next: string, place: WritePosition): boolean {
  if (value === "") return false;
  if (type === "BLOCK_LITERAL") return next.includes("\n") || !value.includes("\n");
  if (type === "BLOCK_FOLDED") return !next.includes("\n") || value.includes("\n");
  if (next.includes("\n")) return place.inBrackets || value.includes("\n");
  const needsQuotes = (text: string) => inline(text, place, "PLAIN") !== text;
  return type === "PLAIN" || !needsQuotes(value) || needsQuotes(next);
}

/** A value on one line, quoted if necessary. */
function inline(value: unknown, { inBrackets }: WritePosition, type?: Scalar.Type): string {
  const scalar = new Scalar(value);
  scalar.type = type?.startsWith("BLOCK") ? undefined : type;
  if (typeof value === "string" && (value.includes("\n") || (!type && DATE.test(value))))
    scalar.type = "QUOTE_DOUBLE";
  const doubleQuotedMinMultiLineLength = Number.MAX_SAFE_INTEGER;
  const options = { lineWidth: 0, doubleQuotedMinMultiLineLength, blockQuote: false };
  const source = inBrackets
    ? stringify([scalar], { ...options, collectionStyle: "flow", flowCollectionPadding: false }).slice(1, -2)
    : stringify({ k: scalar }, options).slice(3, -1);
  return source.startsWith('"') ? source.replace(/(?! )[\x7f-\x9f\p{Z}\u200b\u2060\ufeff]/gu, named) : source;
}

/** Returns the escape of a character within double quotes. */
function named(sign: string): string {
  return sign === "\u00a0" ? "\\_" : `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Parses a source as it would be parsed at its position. */
function readBack(source: string, { column, inBrackets, comments = "" }: WritePosition): unknown {
  if (inBrackets) return valueAt(parseYaml(`[${source}]`), [0]);
  return valueAt(parseYaml(`${" ".repeat(column)}k: ${source}\n${comments}`), ["k"]);
}
