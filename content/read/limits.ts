import type { ProblemMessage } from "../problem.ts";

const MAX_LENGTH = 50_000; // twice the length of the longest article
const TOO_MANY_LINES = /^(?:[^\n]*\n){2500}/;
const TOO_DEEP = /^ {200}|(?:[-?:] ){20}|(?:(?:[-+*>]|\d{1,9}[.)]) ){40}|>{40}/m;
const MAX_DEPTH = 60;
// Markdown compares each bracket and star with all before it, and each misplaced one is a YAML error.
const MAX_SIGNS = 2000;

/** What must not reach a YAML parser, as it would exhaust it or is no text: its offset, and what is wrong. */
export function limitOf(text: string): { at: number; message: ProblemMessage } | undefined {
  const zero = text.indexOf("\0");
  const limits = [
    { at: text.length > MAX_LENGTH ? MAX_LENGTH : -1, message: tooLong },
    { at: TOO_MANY_LINES.exec(text)?.[0].length ?? -1, message: tooLong },
    { at: zero < 0 ? -1 : text.search(/[\ufffd\0]/), message: notUtf8 },
    { at: tooDeep(text), message: tooNested },
    { at: text.search(/\r(?!\n)/), message: oldLineEnd },
  ];
  return limits.find(({ at }) => at >= 0);
}

/** The offset at which the file is nested deeper, or has more brackets and stars, than any page needs; or -1. */
function tooDeep(text: string): number {
  const run = text.search(TOO_DEEP);
  if (run >= 0) return run;
  let depth = 0;
  let count = 0;
  for (const { 0: sign, index } of text.matchAll(/[[\]{}<]|\*+/g)) {
    count++;
    if (sign === "[" || sign === "{") depth++;
    if ((sign === "]" || sign === "}") && depth > 0) depth--;
    if (depth > MAX_DEPTH || count > MAX_SIGNS) return index;
  }
  return -1;
}

const tooLong: ProblemMessage = {
  code: "too-large",
  message: "This file is far too long: a page of half an hour's reading ends before this.",
  hint: "Take the page apart, or take away what was pasted by accident.",
};
/** The message for bytes that are no text. */
export const notUtf8: ProblemMessage = {
  code: "encoding",
  message: "A letter cannot be read here: this file was not saved as UTF-8 text.",
  hint: "Save it again from your editor with the encoding UTF-8, and type the letter again where it got lost.",
};
const oldLineEnd: ProblemMessage = {
  code: "line-ends",
  message: "The lines of this file end in a way that only old programs use.",
  hint: "Save it again from your editor with the line ends LF (Unix) or CRLF (Windows).",
};
const tooNested: ProblemMessage = {
  code: "too-nested",
  message: "This file is nested far too deeply, or has far too many brackets or stars.",
  hint: "Check for brackets, stars or dashes that were repeated by accident.",
};
