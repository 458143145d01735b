import { commonEnds } from "../../content/lib/commonEnds.ts";

const LONGEST_EXCERPT = 110;
const AROUND = 6;

/** Two versions of a text, each on one line; long ones are cut to the part that differs. */
export function changedParts(before: string, after: string): [before: string, after: string] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const [first, last] = commonEnds(old, now);
  const isLong = Math.max(before.length, after.length) > LONGEST_EXCERPT;
  const from = isLong ? Math.max(0, first - AROUND) : 0;
  const until = isLong ? Math.max(0, last - AROUND) : 0;
  const part = (words: string[]) => {
    const middle = shortened(words.slice(from, words.length - until).join(" "));
    return `${from > 0 ? "… " : ""}${middle}${until > 0 ? " …" : ""}`;
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
