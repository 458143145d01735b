import type { ProblemMessage } from "../problem/problem.ts";
import { conflicts } from "./conflicts.ts";
import { type Diagnostic, mistake, put, type SyntaxMistake } from "./syntax/mistake.ts";

const MAX_LENGTH = 50_000; // the longest article has half of that
const MAX_LINES = 2500;
const MAX_DEPTH = 60;
// Markdown compares every bracket and star with all before it, and each one out of place is an error of YAML's.
const MAX_SIGNS = 2000;
const ODD_SPACE = /[\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]/g;
const NO_WIDTH = /[\u200b\u2060\ufeff]/;
const BEFORE_TEXT =
  /^[\s\u200b\u2060]{0,200}(?:-[\s\u200b\u2060]{1,20})*(?:[A-Za-z]\w{0,40}:(?=[\s\u200b\u2060])[\s\u200b\u2060]{1,20})?/gm;
/** What has no width inside a text either: soft hyphens, and the marks around what was copied from a list of contacts. */
const HIDDEN = /[\u00ad\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
/** What is none of the signs that nearly all files make do with. */
const UNUSUAL = /[^\t\n\r -~\u2010-\u2027]/;
const UNSEEN = /(?![\t\r\n\0])[\p{Cc}\u2028\u2029]+/gu;

/** What was found before parsing: what can be mended in the parser's stead, or what must not reach it at all. */
interface Preflight {
  fatal?: Diagnostic;
  mistakes: SyntaxMistake[];
}

/**
 * What must not reach the YAML parser: files so large or so deeply nested that they would exhaust it, bytes
 * that are no text, spaces that YAML would take for letters, and what git leaves where two versions meet.
 */
export function preflightChecks(text: string): Preflight {
  const fatal = (at: number, complaint: ProblemMessage) => ({
    fatal: { start: at, end: at + 1, complaint },
    mistakes: [],
  });
  if (text.length > MAX_LENGTH) return fatal(MAX_LENGTH, tooLong);
  const end = offsetOfLine(text, MAX_LINES);
  if (end !== undefined) return fatal(end, tooLong);
  const zero = text.indexOf("\0");
  if (zero >= 0) return fatal(Math.min(zero, text.search(/[\ufffd\0]/)), notUtf8);
  const depth = tooDeep(text);
  if (depth !== undefined) return fatal(depth, tooNested);
  const oldEnd = text.search(/\r(?!\n)/);
  if (oldEnd >= 0) return fatal(oldEnd, oldLineEnd);
  if (!UNUSUAL.test(text)) return { mistakes: conflicts(text) };
  const lost = text.indexOf("\ufffd");
  return {
    mistakes: [
      ...(lost < 0 ? [] : [mistake(lost, lost + 1, notUtf8)]),
      ...oddSpaces(text),
      ...unseen(text),
      ...hidden(text),
      ...conflicts(text),
    ],
  };
}

/** Where the line after so many starts; undefined where there are not so many. */
function offsetOfLine(text: string, lines: number): number | undefined {
  let at = 0;
  for (let line = 0; line < lines; line++) {
    at = text.indexOf("\n", at) + 1;
    if (at === 0) return undefined;
  }
  return at;
}

/** Spaces that are none, where YAML needs real ones: before a text, or around its dash and name. */
function oddSpaces(text: string): SyntaxMistake[] {
  if (text.search(ODD_SPACE) < 0) return [];
  return [...text.matchAll(BEFORE_TEXT)].flatMap(({ 0: lead, index }) => {
    const odd = [...lead.matchAll(ODD_SPACE)].map(({ 0: sign, index: inLead }) =>
      put(NO_WIDTH.test(sign) ? "" : " ", index + inLead, 1),
    );
    const start = odd[0]?.at;
    return start === undefined ? [] : [mistake(start, start + 1, oddSpace, ...odd)];
  });
}

/** Signs that cannot be seen, as what a word processor begins a line with inside a paragraph: the first of each line. */
function unseen(text: string): SyntaxMistake[] {
  return [...text.matchAll(UNSEEN)].map(({ 0: signs, index }) =>
    mistake(index, index + signs.length, unseenSign, put(" ".repeat(signs.length), index, signs.length)),
  );
}

function hidden(text: string): SyntaxMistake[] {
  return [...text.matchAll(HIDDEN)].map(({ 0: signs, index }) =>
    mistake(index, index + signs.length, hiddenSign, put("", index, signs.length)),
  );
}

/** Where brackets, dashes or indentation go further than any page needs; undefined where they do not. */
function tooDeep(text: string): number | undefined {
  const run = /^ {200}|(?:[-?:] ){20}|(?:(?:[-+*>]|\d{1,9}[.)]) ){40}|>{40}/m.exec(text);
  if (run) return run.index;
  let depth = 0;
  let signs = 0;
  for (const { 0: sign, index } of text.matchAll(/[[\]{}<]|\*+/g)) {
    signs++;
    if (sign === "[" || sign === "{") depth++;
    if ((sign === "]" || sign === "}") && depth > 0) depth--;
    if (depth > MAX_DEPTH || signs > MAX_SIGNS) return index;
  }
  return undefined;
}

const tooLong: ProblemMessage = {
  code: "too-large",
  message: "This file is far too long: a page of half an hour's reading ends before this.",
  hint: "Take the page apart, or take away what was pasted by accident.",
};
const notUtf8: ProblemMessage = {
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
const oddSpace: ProblemMessage = {
  code: "non-breaking-space",
  message:
    "What looks like a space here is another sign, probably a non-breaking space pasted from a word processor.",
  hint: "Delete it and type a space.",
};
const unseenSign: ProblemMessage = {
  code: "unseen-sign",
  message: "There is a sign here that cannot be seen, probably pasted from a word processor.",
  hint: "Delete what stands between the two letters here, and type a space.",
};
const hiddenSign: ProblemMessage = {
  code: "unseen-sign",
  message: "There is a sign here that cannot be seen, which came along with what was pasted.",
  hint: "Delete this word with the signs around it, and type it again.",
};
