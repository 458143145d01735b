import type { ProblemMessage } from "../../../problem/problem.ts";
import { mistake, put, type SyntaxMistake } from "../mistake.ts";

const EMPTY = /^( *)((?:- +)*)([a-z]\w*):[ \t]*\r?\n(?:[ \t]*(?:#.*)?\r?\n)*( *)(?=(- )|[a-z]\w*:)/gim;
const MOST_ENTRIES = 20;

/**
 * Names with nothing below them, and entries that follow no further in but may have been meant to: the first of these,
 * the first two, and so on. YAML takes them for neighbors, so that the parser has nothing to say.
 */
export function emptyNames(text: string): SyntaxMistake[] {
  return [...text.matchAll(EMPTY)].flatMap((found) => {
    const { 0: above, 1: spaces = "", 2: dashes = "", 3: name = "", 4: indent = "", 5: dash, index } = found;
    const column = spaces.length + dashes.length;
    if (dash ? indent.length >= column : indent.length !== column) return [];
    const start = index + above.length - indent.length;
    const nameAt = index + column;
    const sections = dashes && !dash ? [sectionWithoutType(nameAt, name)] : [];
    const isOwn = new RegExp(`^(?= {${indent.length}}\\S| {${indent.length + 1}} *[^\\s#])`, "gm");
    const entries = endsOfEntries(text.slice(start), indent.length, dash ?? "(?!- )").map((end, others) => {
      const lines = [...text.slice(start, start + end).matchAll(isOwn)];
      const edits = lines.map((line) => put(" ".repeat(column + 2 - indent.length), start + line.index));
      const line = /.*\S/.exec(text.slice(start))?.[0].length ?? 0;
      return mistake(start + indent.length, start + line, notFurtherIn(name, column + 2, others), edits);
    });
    return [...sections, ...entries];
  });
}

/** A section that begins with its type as a name: - stats: for - type: stats. */
function sectionWithoutType(at: number, name: string): SyntaxMistake {
  const complaint: ProblemMessage = {
    code: "missing-property",
    message: `A section begins with its type, not with ${name}:`,
    hint: `Write type: ${name}`,
  };
  return mistake(at, at + name.length, complaint, [put(`type: ${name}`, at, name.length + 1)]);
}

/** Where each of the entries ends that a text begins with and that start so far in. */
function endsOfEntries(text: string, indent: number, lead: string): number[] {
  const isNext = new RegExp(`^ {${indent}}${lead}[^\\s#]`);
  const isInside = new RegExp(`^(?: {${indent + 1}}|\\s*(?:#.*)?$)`);
  const ends: number[] = [];
  let at = 0;
  for (const line of text.split(/(?<=\n)/)) {
    if (isNext.test(line) && at > 0) ends.push(at);
    else if (at > 0 && !isInside.test(line)) break;
    at += line.length;
  }
  return [...ends, at].slice(0, MOST_ENTRIES);
}

const notFurtherIn = (name: string, column: number, others: number): ProblemMessage => ({
  code: "indentation",
  message: `This line belongs to '${name}' above, and starts no further in than that.`,
  hint: `Start it with ${column} spaces${others > 0 ? `, and move the other lines of '${name}' as far` : ""}.`,
});
