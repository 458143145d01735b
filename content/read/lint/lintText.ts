import { isMap, isSeq, type Node } from "yaml";
import type { ProblemMessage } from "../../problem/problem.ts";
import type { Diagnostic } from "../syntax/mistake.ts";
import { hasParagraphs, lintBlock, lostParagraph, type WrittenText } from "./lintBlock.ts";

/** What a text took in, or lost, without its writer's knowing. `parent` is what it stands in. */
export function lintText(node: WrittenText, text: string, parent?: unknown): Diagnostic[] {
  if (!node.range) return [];
  const [start, end] = node.range;
  const written = text.slice(start, end);
  if (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED") return lintBlock(node, written, start);
  if (node.type === "PLAIN") {
    const found = lost(node, text) ?? stray(written, end, parent) ?? dash(written, text, start, parent);
    if (found) return [found];
    const curly = /^[“”„‘’«]/.test(written) && /[“”‘’»]$/.test(written);
    if (curly) return [{ start, end, complaint: smartQuotes }];
  }
  if (!hasParagraphs(written)) return [];
  const colon = text.lastIndexOf(":", start);
  const opener = text.slice(colon + 1, start).trim() === "" ? colon : start;
  return [{ start: opener, end: opener + 1, complaint: lostParagraph }];
}

/** What a # hides behind a text: more of it, and no comment. */
function lost(node: WrittenText, text: string): Diagnostic | undefined {
  const end = node.range?.[1] ?? 0;
  const behind = text.slice(end, end + 200);
  const isLost = node.value === null ? /^[ \t]*#.*/ : /^,?[ \t]*#(?:\S| ?\d| [A-Z](?=[ \t]*\r?(?:\n|$))).*/;
  const [comment] = isLost.exec(behind) ?? [];
  if (comment === undefined) return undefined;
  node.value ??= comment.replace(/^[\s#]+/, "");
  const hash = end + behind.indexOf("#");
  const stop = end + comment.trimEnd().length;
  return { start: hash, end: stop, complaint: swallowed(text.slice(hash, stop)) };
}

/** A sign at the end of a text that nothing in it opened or goes on with, or a header written the wrong way round. */
function stray(written: string, end: number, parent: unknown): Diagnostic | undefined {
  const header = /^[-|>]{2,}[+-]?(?=\s)/.exec(written)?.[0].length;
  const start = end - written.length;
  if (header) return { start, end: start + header, complaint: badHeader(written.slice(0, header)) };
  const last = written.at(-1) ?? "";
  const complaint =
    closesNothing(written, last) ?? (isMap(parent) && parent.flow ? undefined : endsNothing(last));
  return complaint && { start: end - 1, end, complaint };
}

const OPENERS = new Map(Object.entries({ "]": "[", "}": "{", ")": "(", "”": "“", '"': '"' }));

function closesNothing(written: string, last: string): ProblemMessage | undefined {
  const open = OPENERS.get(last);
  if (open === undefined || /\d"$/.test(written)) return undefined; // as in 2": inches
  const opened = written.split(open).length;
  const closed = written.split(last).length;
  const isRight = open === last ? closed % 2 === 1 : opened >= closed;
  return isRight ? undefined : extraBracket(last);
}

function endsNothing(last: string): ProblemMessage | undefined {
  return last === "," || last === ";" ? extraComma(last) : undefined;
}

/** An entry of a list that was read as more of the text above it. */
function dash(written: string, text: string, start: number, parent: unknown): Diagnostic | undefined {
  const [inside, lead = ""] = /\n([ \t]*)(?:- |[•▪●])/.exec(written) ?? [];
  if (inside === undefined) return undefined;
  const column = start - text.lastIndexOf("\n", start - 1) - 1;
  if (/^(?:[-*]\S|[^\p{L}\p{N}\s"'*$([{-])/u.test(written) && lead.length <= column)
    return { start, end: start + 1, complaint: gluedDash };
  if (!isSeq(parent)) {
    const at = start + written.indexOf(inside) + inside.trimEnd().length - 1;
    return { start: at, end: at + 1, complaint: namelessList };
  }
  const others = written.match(/\n[ \t]*- /g) ?? [];
  const isOdd = others.length > 1 && isSeq<Node>(parent) && parent.items.length === 1; // the only one so far left
  const first = isOdd ? text.lastIndexOf("-", start) : -1;
  const at = first < 0 ? start + written.indexOf(inside) + inside.trimEnd().length - 1 : first;
  return { start: at, end: at + 1, complaint: first < 0 ? swallowedDash : firstDash };
}

/** A # that begins a comment in the middle of a text. */
function swallowed(text: string): ProblemMessage {
  return {
    code: "swallowed-text",
    message: `Everything from '${text.slice(0, 20).trim()}' on is lost: a # after a space starts a comment.`,
    hint: "Put the whole text in double quotes. If it is a comment, give it a line of its own.",
  };
}

function badHeader(sign: string): ProblemMessage {
  return {
    code: "bad-start",
    message: `${sign} is no sign that a text below can start with.`,
    hint: "Write >- for a text whose lines are read as one, or | for one whose lines stay as they are.",
  };
}

function extraComma(sign: string): ProblemMessage {
  return {
    code: "extra-comma",
    message: `This text ends with a ${sign === "," ? "comma" : "semicolon"}, which visitors would read.`,
    hint: "Take it away.",
  };
}

function extraBracket(bracket: string): ProblemMessage {
  return {
    code: "extra-bracket",
    message: `This ${bracket} closes nothing that was opened in this text.`,
    hint: "Take it away, or write its partner where that belongs.",
  };
}

const smartQuotes: ProblemMessage = {
  code: "smart-quotes",
  message:
    "This text stands in curly quotes, probably pasted from a word processor; visitors would see them.",
  hint: 'Take them away, or type straight ones (").',
};

const gluedDash: ProblemMessage = {
  code: "missing-dash",
  message:
    "This entry does not start with a dash and a space, so the entries below are read as more of its text.",
  hint: "Write - and a space before it.",
};
const swallowedDash: ProblemMessage = {
  code: "swallowed-dash",
  message:
    "This dash starts no entry: its line stands further in than the one above, so it is read as more text.",
  hint: "Line it up with the dash above.",
};
const namelessList: ProblemMessage = {
  code: "swallowed-dash",
  message: "This dash starts no entry: the text above goes on here, so it is read as more of that.",
  hint: "If a list is meant, write its name and a colon in a line of their own above it.",
};
const firstDash: ProblemMessage = {
  code: "swallowed-dash",
  message: "This dash stands further left than the ones below, so those are read as more of its text.",
  hint: "Line it up with the dash below.",
};
