import type { Complaint } from "../source.ts";
import { closingBracket, closingQuote } from "./closing.ts";
import { boundOf, type Line } from "./lines.ts";
import * as words from "./words.ts";

/** A slip in a stretch of the text, given by offsets. */
export interface Slip {
  start: number;
  end: number;
  complaint: Complaint;
}

/** What is wrong with how the value of a line is written; undefined where nothing is. */
export function findValueSlip(text: string, line: Line): Slip | undefined {
  const { value, valueAt } = line;
  if (/^["']/.test(value)) return quoteSlip(text, line);
  if (/^\{\{/.test(value)) return { start: valueAt, end: valueAt + 2, complaint: words.braces };
  if (/^[[{]/.test(value)) return bracketSlip(text, line);
  const special = /^(?:[*&!%@`,\]}]|[|>](?![-+0-9]*$)|[-?](?= ))/.exec(value);
  if (special && line.name !== undefined)
    return { start: valueAt, end: valueAt + 1, complaint: words.badStart(special[0], line) };
  const colon = value.search(/:(?=\s|$)/);
  if (colon < 0 || line.name === undefined) return undefined;
  return { start: valueAt + colon, end: valueAt + colon + 1, complaint: words.twoColons(line) };
}

function quoteSlip(text: string, line: Line): Slip | undefined {
  const { value, valueAt: open } = line;
  const close = closingQuote(text, open, boundOf(line));
  const end = open + value.length;
  if (close === undefined)
    return { start: open, end, complaint: /[”’]$/.test(value) ? words.curly : words.unclosedQuote };
  const rest = restOfLine(text, close + 1);
  if (rest.trim() === "" || /^\s+#/.test(rest)) return undefined;
  if (!/^\s/.test(rest)) return { start: close, end: close + 1, complaint: words.innerQuote(text[close]) };
  const start = close + 1 + rest.length - rest.trimStart().length;
  return { start, end: start + rest.trim().length, complaint: words.afterQuote };
}

function bracketSlip(text: string, line: Line): Slip | undefined {
  const open = line.valueAt;
  const bracket = closingBracket(text, open, boundOf(line));
  if ("unclosed" in bracket) {
    const quote = /["']/.test(text[bracket.unclosed] ?? "");
    const complaint = quote ? words.unclosedQuote : words.unclosedBracket(text[bracket.unclosed]);
    return { start: bracket.unclosed, end: bracket.unclosed + 1, complaint };
  }
  const rest = restOfLine(text, bracket.close + 1);
  const start = bracket.close + 1 + rest.length - rest.trimStart().length;
  if (/^[\]}]/.test(rest.trim())) return { start, end: start + 1, complaint: words.extraBracket };
  if (rest.trim() !== "" && !/^\s+#/.test(rest))
    return { start: open, end: open + 1, complaint: words.textInBrackets(text[open]) };
  return missingComma(text.slice(open, bracket.close), open);
}

/** Two names in a bracket without a comma between them. */
function missingComma(inside: string, open: number): Slip | undefined {
  const plain = inside.replace(/(["'])(?:(?!\1).)*\1/g, (quoted) => "x".repeat(quoted.length));
  const [match, name = ""] = /\b\w+:\s[^,:{}[\]]*?\s(\w+):\s/.exec(plain) ?? [];
  if (match === undefined) return undefined;
  const start = open + plain.indexOf(match) + match.lastIndexOf(name);
  return { start, end: start + name.length, complaint: words.noComma(name) };
}

function restOfLine(text: string, from: number): string {
  const end = text.indexOf("\n", from);
  return text.slice(from, end < 0 ? text.length : end);
}
