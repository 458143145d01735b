import type { Complaint } from "../../problem/problem.ts";
import * as brackets from "./bracketWords.ts";
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
  if (/^\{\{/.test(value)) return { start: valueAt, end: valueAt + 2, complaint: brackets.braces };
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
  const bare = bareSign(text, open, boundOf(line));
  if (bare) return bare;
  const bracket = closingBracket(text, open, boundOf(line));
  if ("unclosed" in bracket) {
    const quote = /["']/.test(text[bracket.unclosed] ?? "");
    const complaint = quote ? words.unclosedQuote : brackets.unclosedBracket(text[bracket.unclosed]);
    return { start: bracket.unclosed, end: bracket.unclosed + 1, complaint };
  }
  const rest = restOfLine(text, bracket.close + 1);
  const start = bracket.close + 1 + rest.length - rest.trimStart().length;
  if (/^[\]}]/.test(rest.trim())) return { start, end: start + 1, complaint: brackets.extraBracket };
  if (rest.trim() !== "" && !/^\s+#/.test(rest))
    return { start: open, end: open + 1, complaint: brackets.textInBrackets(text[open]) };
  return missingComma(text.slice(open, bracket.close), open);
}

/** A variable, or a # at the start of a text, that stands in a bracket without quotes. */
function bareSign(text: string, open: number, owner: number): Slip | undefined {
  const bracket = closingBracket(text, open, owner);
  const inside = withoutQuoted(text.slice(open, "close" in bracket ? bracket.close : bracket.unclosed));
  const [before = "", bare = ""] = /[[{:,]([^,:[\]{}]*\$\{[^}]*\}[^,}\]]*)/.exec(inside) ?? [];
  if (before !== "") {
    const start = open + inside.indexOf(before) + before.length - bare.trimStart().length;
    return { start, end: start + bare.trim().length, complaint: brackets.bareVariable(bare.trim()) };
  }
  const [match, hash = ""] = /\s(#[^\s,}\]]+) *[,}\]]?$/m.exec(inside) ?? [];
  if (match === undefined) return undefined;
  const start = open + inside.indexOf(match) + 1;
  return { start, end: start + hash.length, complaint: brackets.bareHash(hash) };
}

/** A text in which nothing that stands in quotes can be mistaken for anything else. */
function withoutQuoted(text: string): string {
  return text.replace(/(["'])(?:(?!\1).)*\1/g, (quoted) => "x".repeat(quoted.length));
}

/** Two entries in a bracket without a comma between them. */
function missingComma(inside: string, open: number): Slip | undefined {
  const [quoted] = /(["'])(?:(?!\1).)*\1(?=\s+["'])/.exec(inside) ?? [];
  if (quoted !== undefined) {
    const end = open + inside.indexOf(quoted) + quoted.length;
    return { start: end - quoted.length, end, complaint: brackets.noCommaAfter(quoted) };
  }
  const plain = withoutQuoted(inside);
  const [match, name = ""] = /\b\w+:\s[^,:{}[\]]*?\s(\w+):\s/.exec(plain) ?? [];
  if (match === undefined) return undefined;
  const start = open + plain.indexOf(match) + match.lastIndexOf(name);
  return { start, end: start + name.length, complaint: brackets.noComma(name) };
}

function restOfLine(text: string, from: number): string {
  const end = text.indexOf("\n", from);
  return text.slice(from, end < 0 ? text.length : end);
}
