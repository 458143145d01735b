import type { Scalar } from "yaml";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { Change } from "../../../content/read/source.ts";
import type { Diagnostic } from "../mistake.ts";

/** A parsed text: its style, its value and its range in the file. */
export type WrittenText = Pick<Scalar, "type" | "value" | "range">;

/** Whether a text contains a single empty line, which YAML folds into a mere line break. */
export function hasParagraphs(written: string): boolean {
  return /\S[ \t]*\r?\n[ \t]*\r?\n[ \t]*\S/.test(written);
}

/** Whether dashes at line starts belong to the sentence, as in - rain or shine - broken across two lines. */
export function isAside(written: string): boolean {
  const starts = written.match(/\n[ \t]*- /g)?.length ?? 0;
  const others = written.match(/\S - |\S -(?=\r?\n)/g)?.length ?? 0;
  return starts > 0 && (others >= starts || (starts === 1 && /[^.:!?\s]\r?\n[ \t]*- \p{Ll}/u.test(written)));
}

/** Reports content of a block scalar (| or >) that YAML reads differently than it was meant. */
export function lintBlock(node: WrittenText, written: string, start: number): Diagnostic[] {
  const reported = (
    at: number,
    { length }: string,
    complaint: ProblemMessage,
    change?: Change,
  ): Diagnostic[] => [{ start: start + at, end: start + at + length, complaint, change }];
  const isFolded = node.type === "BLOCK_FOLDED";
  const names = isFolded ? /\n( *)([a-z]\w*:)(?= .*\r?\n\1[a-z]\w*: |[ \t]*\r?\n *- )/.exec(written) : null;
  const [name, lead = "", entry = ""] = names ?? /\n( *)([a-z]\w*:)(?=\s)/.exec(written) ?? [];
  const indent = /\n *(?=\S)/.exec(written)?.[0].length ?? 0;
  if (name !== undefined && (names || lead.length >= indent)) {
    node.value = String(node.value).split(entry)[0]?.trimEnd();
    return reported(written.indexOf(name) + 1 + lead.length, entry, swallowedName);
  }
  const comment = /(?<=\n[ \t]*)# (?!\d).*/.exec(written);
  if (comment) return reported(comment.index, comment[0].trimEnd(), commentInText);
  if (!isFolded) return [];
  const [header = ""] = /^.*/.exec(written) ?? [];
  const asWritten = { start, end: start + header.search(/(?:\s|$)/), text: "|" };
  if (hasParagraphs(written.slice(header.length)))
    return reported(0, header.trimEnd(), lostParagraph, asWritten);
  const dash = /(?<=\n[ \t]*)[-*•] /.exec(written);
  if (dash && !isAside(written)) return reported(dash.index, "-", swallowedEntry, asWritten);
  const numbers = numberedLines(written);
  return numbers ? reported(numbers.index, numbers[0], swallowedNumbers(">"), asWritten) : [];
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
