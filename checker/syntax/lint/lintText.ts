import type { Change } from "../../../content/problem.ts";
import { mistakeAt, type SyntaxMistake } from "../mistake.ts";
import { badHeader } from "../suggestions/texts.ts";
import type { LintedText, WrittenText } from "./lintBlock.ts";
import { hasParagraphs, lintBlock, lostParagraph, numberedLines, swallowedNumbers } from "./lintBlock.ts";
import { lintDashes } from "./lintLists.ts";

/** Finds what a text unintentionally absorbed or lost. `parent` is the node that contains it. */
export function lintText(node: WrittenText, text: string, parent?: unknown): LintedText {
  if (!node.range) return { problems: [] };
  const [start, end] = node.range;
  const written = text.slice(start, end);
  if (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED") return lintBlock(node, written, start);
  if (node.type === "PLAIN") {
    const comment = lostComment(node.value, text, start, end);
    if (comment) return comment;
    const found =
      extraSign(written, start) ?? lintDashes(written, text, start, parent) ?? curlyQuotes(written, start);
    if (found) return { problems: [found] };
  }
  return { problems: lostLines(node, text, start, written) };
}

/** A paragraph or a numbered list that YAML reads as one line. */
function lostLines({ type }: WrittenText, text: string, start: number, written: string): SyntaxMistake[] {
  const isPlain = type === "PLAIN";
  const numbers = isPlain ? numberedLines(written) : null;
  if (!hasParagraphs(written) && !numbers) return [];
  const colon = text.lastIndexOf(":", start);
  const gap = text.slice(colon + 1, start);
  const change = isPlain ? below(gap, written, start) : undefined;
  if (numbers) return [{ ...mistakeAt(start + numbers.index, swallowedNumbers("")), change }];
  return [{ ...mistakeAt(gap.trim() === "" ? colon : start, lostParagraph), change }];
}

function below(gap: string, written: string, start: number): Change {
  if (gap.includes("\n")) return { start: start - gap.length, end: start - gap.length, text: " |" };
  const [, lead = ""] = /\n([ \t]*)\S/.exec(written) ?? [];
  return { start, end: start, text: `|\n${lead}` };
}

/** Words after a # that were meant as text, but that YAML drops as a comment. */
function lostComment(value: unknown, text: string, start: number, end: number): LintedText | undefined {
  if (value !== null && typeof value !== "string") return undefined; // a number or boolean loses nothing
  const behind = text.slice(end, end + 200);
  const pattern =
    value === null ? /^[ \t]*#.*/ : /^,?[ \t]*#(?:\S| ?\d| [A-Z](?=[ \t]*\r?(?:\n|$))| (?:and|or|but) ).*/;
  const [comment] = pattern.exec(behind) ?? [];
  if (comment === undefined) return undefined;
  const hashAt = end + comment.indexOf("#");
  const hidden = comment.slice(comment.indexOf("#")).trimEnd();
  const last = hashAt + hidden.length;
  const first = value === null ? hashAt : start;
  const change = behind.startsWith(",") ? undefined : quoted(first, last, text.slice(first, last));
  const shown = hidden.length > LONGEST_SHOWN ? `${hidden.slice(0, LONGEST_SHOWN).trim()} …` : hidden;
  const message = `Visitors will not see '${shown}': a # behind a space hides the rest of the line.`;
  const hint = "Put the whole text in double quotes. If it is a comment, give it a line of its own.";
  const problem = { code: "swallowed-text", message, hint, start: hashAt, end: last, change };
  return { problems: [problem], value: value ?? comment.replace(/^[\s#]+/, "") };
}

function curlyQuotes(written: string, start: number): SyntaxMistake | undefined {
  if (!/^[“”„‘’«][^“”„«»]*[“”‘’»]$/.test(written)) return undefined;
  const end = start + written.length;
  const message =
    "This text stands in curly quotes, probably pasted from a word processor; visitors would see them.";
  const hint = 'Take them away, or type straight ones (").';
  const change = quoted(start, end, written.slice(1, -1));
  return { code: "smart-quotes", message, hint, start, end, change };
}

function quoted(start: number, end: number, words: string): Change {
  return { start, end, text: JSON.stringify(words.replace(/\s+/g, " ")) };
}

const LONGEST_SHOWN = 30;
const OPENERS: Record<string, string> = { "]": "[", "}": "{", ")": "(", "”": "“", '"': '"' };

/** A malformed or late block header, or a trailing comma, or a closing bracket or quote that nothing opened. */
function extraSign(written: string, start: number): SyntaxMistake | undefined {
  const [header] = /^[-|>]{2,}[+-]?(?=\s)/.exec(written) ?? [];
  if (header) return { ...badHeader(header), start, end: start + header.length };
  const [, words = "", late = ""] = /^([^\n]*\S) ([|>][-+]?)[ \t]*(?:\r?\n|$)/.exec(written) ?? [];
  if (late && (late.length > 1 || written.includes("\n"))) return lateHeader(written, start, words, late);
  const last = written.at(-1) ?? "";
  const at = start + written.length - 1;
  if (last === "," || last === ";") {
    const message = `This text ends with a ${last === "," ? "comma" : "semicolon"}, which visitors would read.`;
    return mistakeAt(at, { code: "extra-comma", message, hint: "Take it away.", replacement: "" });
  }
  if (/\$\{[\w. ]+\}\}$/.test(written)) return undefined; // ${name}} is reported by a rule
  const open = OPENERS[last];
  if (open === undefined || /\d"$|[:;]-?\)$/.test(written)) return undefined; // as in 2" (inches), or a smiley
  const opened = written.split(open).length;
  const closed = written.split(last).length;
  if (open === last ? closed % 2 === 1 : opened >= closed) return undefined;
  const message = `This ${last} closes nothing that was opened in this text.`;
  const hint = "Take it away, or write its partner where that belongs.";
  return mistakeAt(at, { code: "extra-bracket", message, hint });
}

/** A block header (| or >) after the first words of the text that belongs below it. */
function lateHeader(written: string, start: number, words: string, sign: string): SyntaxMistake {
  const at = start + words.length + 1;
  const [, indent] = /\n([ \t]*)\S/.exec(written) ?? [];
  const message = `Visitors would read this ${sign}: it stands behind the first words of the text.`;
  const below = `Write ${sign} right behind the colon, and all words of the text below it.`;
  const hint = indent ? below : "Take it away.";
  const text = indent === undefined ? words : `${sign}\n${indent}${words}`;
  const end = at + sign.length;
  return { code: "bad-start", message, hint, start: at, end, change: { start, end, text } };
}
