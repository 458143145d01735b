import { commonEnds } from "../../content/lib/commonEnds.ts";

const LONGEST_EXCERPT = 110;
const AROUND = 6;

/** Two versions of a text, each on one line; if longer than `longest`, they are cut to the part that differs. */
export function changedParts(
  before: string,
  after: string,
  { longest = LONGEST_EXCERPT, around = AROUND, gap = " " } = {},
): [before: string, after: string] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const ends = Math.max(before.length, after.length) > longest ? commonEnds(old, now) : [0, 0];
  const [from = 0, until = 0] = ends.map((count) => Math.max(0, count - around));
  const part = (words: string[]) => {
    const middle = shortened(words.slice(from, words.length - until).join(" "));
    return `${from > 0 ? `…${gap}` : ""}${middle}${until > 0 ? `${gap}…` : ""}`;
  };
  return [part(old), part(now)];
}

/** The part of a text around `words`, or its start if they are not found; a short text is returned whole. */
export function excerptAt(text: string, words = ""): string {
  const line = wordsOf(text).join(" ");
  if (line.length <= LONGEST_EXCERPT) return `“${line}”`;
  const at = Math.max(0, line.indexOf(words));
  const from = line.lastIndexOf(" ", Math.max(0, at - LONGEST_EXCERPT / 2)) + 1;
  return `“${from > 0 ? "… " : ""}${shortened(line.slice(from))}”`;
}

function wordsOf(text: string): string[] {
  return text.trim().split(/\s+/);
}

function shortened(line: string): string {
  return line.length > LONGEST_EXCERPT
    ? `${line.slice(0, line.lastIndexOf(" ", LONGEST_EXCERPT)).trimEnd()} …`
    : line;
}
