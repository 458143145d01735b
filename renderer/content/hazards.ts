import type { Problem } from "./problem.ts";
import type { Complaint, Source } from "./source.ts";

const MAX_BYTES = 1_000_000;
const MAX_DEPTH = 60;

/**
 * What must not reach the YAML parser: files so large or so deeply nested that they would exhaust it, and
 * non-breaking spaces where YAML needs real ones, which it would read as letters.
 */
export function findHazards(source: Source): Problem[] {
  const { text } = source;
  const depth = tooDeep(text);
  if (text.length > MAX_BYTES) return [source.problemAtOffset(0, 0, tooLarge)];
  if (depth !== undefined) return [source.problemAtOffset(depth, depth + 1, tooNested)];
  return [...text.matchAll(/^[ \t]*\u00a0|^[ ]*- ?\u00a0|^[ ]*(?:- +)?[A-Za-z]+:\u00a0/gmu)].map((match) => {
    const at = match.index + match[0].length - 1;
    return source.problemAtOffset(at, at + 1, nonBreaking);
  });
}

const tooLarge: Complaint = {
  code: "too-large",
  message: "This file is larger than a million characters; no page needs that.",
};
const tooNested: Complaint = {
  code: "too-nested",
  message: "This file is nested far too deeply.",
  hint: "Check for brackets or dashes that were repeated by accident.",
};
const nonBreaking: Complaint = {
  code: "non-breaking-space",
  message:
    "There is a non-breaking space here, probably pasted from a word processor. It looks like a space but is not one.",
  hint: "Delete it and type a space.",
};

/** Where brackets, dashes or indentation go deeper than any page needs; undefined where they do not. */
function tooDeep(text: string): number | undefined {
  const run = /^ {200}|(?:[-?] ){20}/m.exec(text);
  if (run) return run.index;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "[" || character === "{") depth++;
    if ((character === "]" || character === "}") && depth > 0) depth--;
    if (depth > MAX_DEPTH) return at;
  }
  return undefined;
}
