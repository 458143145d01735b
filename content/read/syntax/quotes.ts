import type { Complaint } from "../../problem/problem.ts";
import { closingQuote } from "./closing.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { boundOf, type Line, restOfLine } from "./lines.ts";

/** What is wrong with a value that starts with a quote; undefined where nothing is. */
export function checkQuotes(text: string, line: Line): Diagnostic | undefined {
  const { value, valueAt: open } = line;
  const close = closingQuote(text, open, boundOf(line));
  const end = open + value.length;
  if (close === undefined)
    return { start: open, end, complaint: /[”’]$/.test(value) ? curly : unclosedQuote };
  const rest = restOfLine(text, close + 1);
  if (rest.trim() === "" || /^\s+#/.test(rest)) return undefined;
  if (!/^\s/.test(rest)) return { start: close, end: close + 1, complaint: innerQuote(text[close]) };
  const start = close + 1 + rest.length - rest.trimStart().length;
  return { start, end: start + rest.trim().length, complaint: afterQuote };
}

export const unclosedQuote: Complaint = {
  code: "unclosed-quote",
  message: "This quote is opened and never closed.",
  hint: "Write the same quote again where the text ends, or take this one away.",
};

const curly: Complaint = {
  code: "unclosed-quote",
  message: "This text opens with a straight quote and ends with a curly one, so it is never closed.",
  hint: 'Type the quote at the end again, straight like the first (").',
};

const afterQuote: Complaint = {
  code: "text-after-quote",
  message: "The text in quotes ends before this, and nothing more can follow it.",
  hint: "Put the quotes around the whole text, or take them away.",
};

/** A quote of the same kind inside a text in quotes. */
function innerQuote(quote: string | undefined): Complaint {
  const other = quote === "'" ? "Put the whole text in double quotes" : "Put the whole text in single quotes";
  const escaped = quote === "'" ? "write it twice ('')" : 'put a backslash before it (\\")';
  return {
    code: "inner-quote",
    message: `This ${quote === "'" ? "apostrophe" : "quote"} ends the text that was opened before, and more text follows.`,
    hint: `${other}, or ${escaped}.`,
  };
}
