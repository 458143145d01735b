import { isSeq } from "yaml";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { Change } from "../../../content/read/source.ts";
import { type Diagnostic, signAt } from "../mistake.ts";
import { badHeader } from "../suggestions/texts.ts";
import {
  hasParagraphs,
  isAside,
  lintBlock,
  lostParagraph,
  numberedLines,
  swallowedNumbers,
  type WrittenText,
} from "./lintBlock.ts";

/** Reports what a text unintentionally absorbed or lost. `parent` is the node that contains it. */
export function lintText(node: WrittenText, text: string, parent?: unknown): Diagnostic[] {
  if (!node.range) return [];
  const [start, end] = node.range;
  const written = text.slice(start, end);
  if (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED") return lintBlock(node, written, start);
  if (node.type === "PLAIN") {
    const found = lost(node, text, end) ?? extraSign(written, start) ?? dash(written, text, start, parent);
    if (found) return [found];
    const curly = /^[“”„‘’«][^“”„«»]*[“”‘’»]$/.test(written);
    if (curly)
      return [{ start, end, complaint: smartQuotes, change: quoted(start, end, written.slice(1, -1)) }];
  }
  const numbers = node.type === "PLAIN" ? numberedLines(written) : null;
  if (!hasParagraphs(written) && !numbers) return [];
  const colon = text.lastIndexOf(":", start);
  const gap = text.slice(colon + 1, start);
  const change = node.type === "PLAIN" ? below(gap, written, start) : undefined;
  if (numbers) return [{ ...signAt(start + numbers.index, swallowedNumbers("")), change }];
  return [{ ...signAt(gap.trim() === "" ? colon : start, lostParagraph), change }];
}

/** The change that makes a text a block scalar: | after its name, and its lines below. */
function below(gap: string, written: string, start: number): Change {
  if (gap.includes("\n")) return { start: start - gap.length, end: start - gap.length, text: " |" };
  const [, lead = ""] = /\n([ \t]*)\S/.exec(written) ?? [];
  return { start, end: start, text: `|\n${lead}` };
}

/** Reports words after a # that were meant as text, but that YAML drops as a comment. */
function lost(node: WrittenText, text: string, end: number): Diagnostic | undefined {
  if (node.value !== null && typeof node.value !== "string") return undefined; // a number or boolean loses nothing
  const behind = text.slice(end, end + 200);
  const isLost =
    node.value === null
      ? /^[ \t]*#.*/
      : /^,?[ \t]*#(?:\S| ?\d| [A-Z](?=[ \t]*\r?(?:\n|$))| (?:and|or|but) ).*/;
  const [comment] = isLost.exec(behind) ?? [];
  if (comment === undefined) return undefined;
  const isAll = node.value === null;
  node.value ??= comment.replace(/^[\s#]+/, "");
  const hash = comment.slice(comment.indexOf("#")).trimEnd();
  const start = end + comment.indexOf("#");
  const complaint: ProblemMessage = {
    code: "swallowed-text",
    message: `Visitors will not see '${shortened(hash)}': a # behind a space hides the rest of the line.`,
    hint: "Put the whole text in double quotes. If it is a comment, give it a line of its own.",
  };
  const first = isAll ? start : (node.range?.[0] ?? start);
  const last = start + hash.length;
  const change = behind.startsWith(",") ? undefined : quoted(first, last, text.slice(first, last));
  return { start, end: last, complaint, change };
}

/** The change that puts a text in double quotes. */
function quoted(start: number, end: number, words: string) {
  return { start, end, text: JSON.stringify(words.replace(/\s+/g, " ")) };
}

function shortened(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN).trim()} …` : text;
}

const LONGEST_SHOWN = 30;
const OPENERS: Record<string, string> = { "]": "[", "}": "{", ")": "(", "”": "“", '"': '"' };

/** A malformed or late block header, or a trailing comma, or a closing bracket or quote that nothing opened. */
function extraSign(written: string, start: number): Diagnostic | undefined {
  const [header] = /^[-|>]{2,}[+-]?(?=\s)/.exec(written) ?? [];
  if (header) return { start, end: start + header.length, complaint: badHeader(header) };
  const [, words = "", late = ""] = /^([^\n]*\S) ([|>][-+]?)[ \t]*(?:\r?\n|$)/.exec(written) ?? [];
  if (late && (late.length > 1 || written.includes("\n"))) return lateHeader(written, start, words, late);
  const last = written.at(-1) ?? "";
  const at = start + written.length - 1;
  if (last === "," || last === ";")
    return signAt(at, {
      code: "extra-comma",
      message: `This text ends with a ${last === "," ? "comma" : "semicolon"}, which visitors would read.`,
      hint: "Take it away.",
      replacement: "",
    });
  if (/\$\{[\w. ]+\}\}$/.test(written)) return undefined; // ${name}} is reported by a rule
  const open = OPENERS[last];
  if (open === undefined || /\d"$|[:;]-?\)$/.test(written)) return undefined; // as in 2" (inches), or a smiley
  const opened = written.split(open).length;
  const closed = written.split(last).length;
  if (open === last ? closed % 2 === 1 : opened >= closed) return undefined;
  return signAt(at, {
    code: "extra-bracket",
    message: `This ${last} closes nothing that was opened in this text.`,
    hint: "Take it away, or write its partner where that belongs.",
  });
}

/** A block header (| or >) after the first words of the text that belongs below it. */
function lateHeader(written: string, start: number, words: string, sign: string): Diagnostic {
  const at = start + words.length + 1;
  const [, indent] = /\n([ \t]*)\S/.exec(written) ?? [];
  const complaint: ProblemMessage = {
    code: "bad-start",
    message: `Visitors would read this ${sign}: it stands behind the first words of the text.`,
    hint: indent
      ? `Write ${sign} right behind the colon, and all words of the text below it.`
      : "Take it away.",
  };
  const text = indent === undefined ? words : `${sign}\n${indent}${words}`;
  return { start: at, end: at + sign.length, complaint, change: { start, end: at + sign.length, text } };
}

/** A list entry that was read as a continuation of the text above it. */
function dash(written: string, text: string, start: number, parent: unknown): Diagnostic | undefined {
  const lead = /(?<=\n)[ \t]*(?=- |[•▪●])/.exec(written);
  if (!lead) return undefined;
  const column = start - text.lastIndexOf("\n", start - 1) - 1;
  if (/^(?:[-*]\S|[^\p{L}\p{N}\s"'*$([{-])/u.test(written) && lead[0].length <= column)
    return glued(written, start);
  const at = start + lead.index + lead[0].length;
  if (!isSeq(parent) && isAside(written)) return undefined;
  if (!isSeq(parent)) return signAt(at, namelessList(text[at]));
  const others = written.match(/\n[ \t]*- /g) ?? [];
  const isOdd = others.length > 1 && parent.items.length === 1; // only this dash is so far left
  const first = text.lastIndexOf("-", start);
  const line = text.lastIndexOf("\n", first) + 1;
  if (isOdd) return { ...signAt(first, firstDash), change: { start: line, end: first, text: lead[0] } };
  const linedUp = written.replace(/\n[ \t]*(?:- |[•▪●] *)/g, `\n${" ".repeat(first - line)}- `);
  const change = { start, end: start + written.length, text: linedUp };
  return { ...signAt(at, swallowedEntry(text[at])), change };
}

const smartQuotes: ProblemMessage = {
  code: "smart-quotes",
  message:
    "This text stands in curly quotes, probably pasted from a word processor; visitors would see them.",
  hint: 'Take them away, or type straight ones (").',
};

/** List entries that start with another character instead of a dash, or with a dash without a space. */
function glued(written: string, start: number): Diagnostic {
  const [sign = ""] = /^(?:-|[^\p{L}\p{N}\s]\p{M}*)/u.exec(written) ?? [];
  const all = new RegExp(`(^|\\n[ \\t]*)${RegExp.escape(sign)} *`, "g");
  const others = written.match(all)?.length === 1 ? "" : ", here and below";
  const complaint: ProblemMessage = {
    code: "missing-dash",
    message:
      "This entry does not start with a dash and a space, so the entries below are read as more of its text.",
    hint:
      sign === "-" ? "Write a space behind the dash." : `Replace ${sign} with a hyphen and a space${others}.`,
  };
  const end = start + written.length;
  return { ...signAt(start, complaint), change: { start, end, text: written.replace(all, "$1- ") } };
}

const swallowedEntry = (sign: string | undefined): ProblemMessage => ({
  code: "swallowed-dash",
  message: `This ${sign === "-" ? "dash" : sign} starts no entry: its line stands further in than the one above, so it is read as more text.`,
  hint: sign === "-" ? "Line it up with the dash above." : "Write a dash for it, in line with the one above.",
});
const namelessList = (sign: string | undefined): ProblemMessage => ({
  code: "swallowed-dash",
  message: `This ${sign === "-" ? "dash" : sign} starts no entry: the text of the line above goes on here.`,
  hint: "If a list is meant, write its name and a colon in a line of their own above it.",
});
const firstDash: ProblemMessage = {
  code: "swallowed-dash",
  message: "This dash stands further left than the ones below, so those are read as more of its text.",
  hint: "Line it up with the dash below.",
};
