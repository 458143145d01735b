import type { Scalar } from "yaml";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { SyntaxMistake } from "../mistake.ts";

/** A parsed text: its style, its value and its range in the file. */
export type WrittenText = Pick<Scalar, "type" | "value" | "range">;

/** The mistakes in a text, and its value if that was meant otherwise than YAML reads it. */
export interface LintedText {
  problems: SyntaxMistake[];
  value?: unknown;
}

/** Whether a text contains a single empty line, which YAML folds into a mere line break. */
export function hasParagraphs(written: string): boolean {
  return /\S[ \t]*\r?\n[ \t]*\r?\n[ \t]*\S/.test(written);
}

/** Whether dashes at line starts belong to the sentence, as in - rain or shine - broken across two lines. */
export function isAside(written: string): boolean {
  const starts = written.match(/\n[ \t]*- /g)?.length ?? 0;
  const dashes = written.match(/\S - |\S -(?=\r?\n)/g)?.length ?? 0;
  return starts > 0 && (dashes >= starts || (starts === 1 && /[^.:!?\s]\r?\n[ \t]*- \p{Ll}/u.test(written)));
}

/** Finds content of a block scalar (| or >) that YAML reads otherwise than it was meant. */
export function lintBlock({ type, value }: WrittenText, written: string, start: number): LintedText {
  const isFolded = type === "BLOCK_FOLDED";
  const [found, spaces = "", name = ""] = entryIn(written, isFolded) ?? [];
  if (found !== undefined) {
    const at = start + written.indexOf(found) + 1 + spaces.length;
    return { problems: [marked(at, name, swallowedName)], value: String(value).split(name)[0]?.trimEnd() };
  }
  const comment = /(?<=\n[ \t]*)# (?!\d).*/.exec(written);
  if (comment) return { problems: [marked(start + comment.index, comment[0].trimEnd(), commentInText)] };
  return { problems: isFolded ? foldedLines(written, start) : [] };
}

/** Matches the name of an entry that stands as far in as the text above it: its spaces, and the name with its colon. */
function entryIn(written: string, isFolded: boolean): RegExpExecArray | undefined {
  const names = isFolded ? /\n( *)([a-z]\w*:)(?= .*\r?\n\1[a-z]\w*: |[ \t]*\r?\n *- )/.exec(written) : null;
  if (names) return names;
  const name = /\n( *)([a-z]\w*:)(?=\s)/.exec(written);
  const indent = /\n *(?=\S)/.exec(written)?.[0].length ?? 0;
  return name && (name[1]?.length ?? 0) >= indent ? name : undefined;
}

function foldedLines(written: string, start: number): SyntaxMistake[] {
  const [header = ""] = /^.*/.exec(written) ?? [];
  const change = { start, end: start + header.search(/(?:\s|$)/), text: "|" };
  if (hasParagraphs(written.slice(header.length)))
    return [{ ...marked(start, header.trimEnd(), lostParagraph), change }];
  const dash = /(?<=\n[ \t]*)[-*•] /.exec(written);
  if (dash && !isAside(written)) return [{ ...marked(start + dash.index, "-", swallowedEntry), change }];
  const numbers = numberedLines(written);
  return numbers ? [{ ...marked(start + numbers.index, numbers[0], swallowedNumbers(">")), change }] : [];
}

function marked(start: number, { length }: string, message: ProblemMessage): SyntaxMistake {
  return { ...message, start, end: start + length };
}

/** Matches the start of a numbered list: 1) or 1. at a line start, and 2) or 2. at a later one. */
export function numberedLines(written: string): RegExpExecArray | null {
  return /(?<=(?:^|\n)[ \t]*)1[.)](?= \S.*(?:\n.*)*\n[ \t]*2[.)] \S)/.exec(written);
}

const swallowedEntry: ProblemMessage = {
  code: "swallowed-dash",
  message: "This dash starts no entry: after > all lines are read as one.",
  hint: "Write | in place of >, and its lines stay as they are.",
};
export const swallowedNumbers = (header: ">" | ""): ProblemMessage => ({
  code: "swallowed-dash",
  message: "The lines of this list are read as one: visitors would see its numbers within the text.",
  hint: header
    ? `Write | in place of ${header}, and its lines stay as they are.`
    : "Write | behind the name, and the lines below it stay as they are.",
});
const commentInText: ProblemMessage = {
  code: "comment-in-text",
  message: "This line stands inside a text, so it is no comment: visitors would read it.",
  hint: "Move it above the text's name. If it is a heading, write it with two signs: ##.",
};
export const lostParagraph: ProblemMessage = {
  code: "lost-paragraph",
  message: "The empty line in this text begins no paragraph: visitors would read it all as one.",
  hint: "Write | behind the name, and the whole text below it, two spaces further in.",
};
const swallowedName: ProblemMessage = {
  code: "indentation",
  message: "This line has as many spaces in front as the text above, so it is read as part of that text.",
  hint: "Line it up with the names above the text, or write the name that is missing above it.",
};
