import type { Complaint } from "../../problem/problem.ts";
import { checkBrackets } from "./brackets.ts";
import type { Diagnostic } from "./diagnostic.ts";
import type { Line } from "./lines.ts";
import { checkQuotes } from "./quotes.ts";

/** What is wrong with how the value of a line is written; undefined where nothing is. */
export function checkValue(text: string, line: Line): Diagnostic | undefined {
  const { value, valueAt } = line;
  if (/^["']/.test(value)) return checkQuotes(text, line);
  if (/^\{\{/.test(value)) return { start: valueAt, end: valueAt + 2, complaint: braces };
  if (/^[[{]/.test(value)) return checkBrackets(text, line);
  const special = /^(?:[*&!%@`,\]}]|[|>](?![-+0-9]*$)|[-?](?= ))/.exec(value);
  if (special && line.name !== undefined)
    return { start: valueAt, end: valueAt + 1, complaint: badStart(special[0], line) };
  const colon = value.search(/:(?=\s|$)/);
  if (colon < 0 || line.name === undefined) return undefined;
  return { start: valueAt + colon, end: valueAt + colon + 1, complaint: twoColons(line) };
}

const braces: Complaint = {
  code: "variable-in-braces",
  message: "Two braces mean nothing here.",
  hint: "A variable is written with a dollar sign and one pair of braces, as ${city.name}.",
};

/** A sign that means something of its own at the start of a value. */
function badStart(sign: string, line: Line): Complaint {
  const dash = sign === "-" && "A list starts on the next line, each entry behind a dash of its own.";
  const below =
    /^(?:>[-+]|[|])/.test(line.value) &&
    `After ${/^[|>][-+0-9]*/.exec(line.value)?.[0]} the text starts on the next line, two spaces further in.`;
  return {
    code: "bad-start",
    message: `A text cannot start with ${sign}.`,
    hint: dash || below || inQuotes(line),
  };
}

/** A colon in a text that is not in quotes. */
function twoColons(line: Line): Complaint {
  return {
    code: "two-colons",
    message: "This is the second colon in this line, so it is not clear where the text begins.",
    hint: `If it is another entry, give it a line of its own; else p${inQuotes(line).slice(1)}`,
  };
}

/** How to write the same entry in quotes that do not stand in its text. */
function inQuotes({ name, value: written }: Line): string {
  const value = written.replace(/^[“‘]|[”’]$/g, "");
  const quote = value.includes('"') ? "'" : '"';
  const short = value.length <= 60 && !value.includes(quote);
  return short
    ? `Put the text in quotes: ${name}: ${quote}${value}${quote}`
    : "Put the whole text in double quotes.";
}
