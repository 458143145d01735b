import { isSeq } from "yaml";
import type { ProblemMessage } from "../../problem/problem.ts";
import { type Diagnostic, signAt } from "../syntax/mistake.ts";
import { badHeader } from "../syntax/suggestions/texts.ts";
import { hasParagraphs, lintBlock, lostParagraph, type WrittenText } from "./lintBlock.ts";

/** What a text took in, or lost, without its writer's knowing. `parent` is what it stands in. */
export function lintText(node: WrittenText, text: string, parent?: unknown): Diagnostic[] {
  if (!node.range) return [];
  const [start, end] = node.range;
  const written = text.slice(start, end);
  if (node.type === "BLOCK_LITERAL" || node.type === "BLOCK_FOLDED") return lintBlock(node, written, start);
  if (node.type === "PLAIN") {
    const found = lost(node, text, end) ?? extraSign(written, start) ?? dash(written, text, start, parent);
    if (found) return [found];
    const curly = /^[“”„‘’«]/.test(written) && /[“”‘’»]$/.test(written);
    if (curly) return [{ start, end, complaint: smartQuotes }];
  }
  if (!hasParagraphs(written)) return [];
  const colon = text.lastIndexOf(":", start);
  return [signAt(text.slice(colon + 1, start).trim() === "" ? colon : start, lostParagraph)];
}

/** What a # hides behind a text: more of it, and no comment. */
function lost(node: WrittenText, text: string, end: number): Diagnostic | undefined {
  const behind = text.slice(end, end + 200);
  const isLost = node.value === null ? /^[ \t]*#.*/ : /^,?[ \t]*#(?:\S| ?\d| [A-Z](?=[ \t]*\r?(?:\n|$))).*/;
  const [comment] = isLost.exec(behind) ?? [];
  if (comment === undefined) return undefined;
  node.value ??= comment.replace(/^[\s#]+/, "");
  const hash = comment.slice(comment.indexOf("#")).trimEnd();
  const start = end + comment.indexOf("#");
  const complaint: ProblemMessage = {
    code: "swallowed-text",
    message: `Everything from '${hash.slice(0, 20).trim()}' on is lost: a # after a space starts a comment.`,
    hint: "Put the whole text in double quotes. If it is a comment, give it a line of its own.",
  };
  return { start, end: start + hash.length, complaint };
}

const OPENERS: Record<string, string> = { "]": "[", "}": "{", ")": "(", "”": "“", '"': '"' };

/** A header written the wrong way round, or a sign at the end of a text that nothing in it opened or goes on with. */
function extraSign(written: string, start: number): Diagnostic | undefined {
  const [header] = /^[-|>]{2,}[+-]?(?=\s)/.exec(written) ?? [];
  if (header) return { start, end: start + header.length, complaint: badHeader(header) };
  const last = written.at(-1) ?? "";
  const at = start + written.length - 1;
  if (last === "," || last === ";")
    return signAt(at, {
      code: "extra-comma",
      message: `This text ends with a ${last === "," ? "comma" : "semicolon"}, which visitors would read.`,
      hint: "Take it away.",
    });
  const open = OPENERS[last];
  if (open === undefined || /\d"$/.test(written)) return undefined; // as in 2": inches
  const opened = written.split(open).length;
  const closed = written.split(last).length;
  if (open === last ? closed % 2 === 1 : opened >= closed) return undefined;
  return signAt(at, {
    code: "extra-bracket",
    message: `This ${last} closes nothing that was opened in this text.`,
    hint: "Take it away, or write its partner where that belongs.",
  });
}

/** An entry of a list that was read as more of the text above it. */
function dash(written: string, text: string, start: number, parent: unknown): Diagnostic | undefined {
  const lead = /(?<=\n)[ \t]*(?=- |[•▪●])/.exec(written);
  if (!lead) return undefined;
  const column = start - text.lastIndexOf("\n", start - 1) - 1;
  if (/^(?:[-*]\S|[^\p{L}\p{N}\s"'*$([{-])/u.test(written) && lead[0].length <= column)
    return signAt(start, gluedDash);
  const at = start + lead.index + lead[0].length;
  if (!isSeq(parent)) return signAt(at, namelessList);
  const others = written.match(/\n[ \t]*- /g) ?? [];
  const isOdd = others.length > 1 && parent.items.length === 1; // the only one so far left
  const first = isOdd ? text.lastIndexOf("-", start) : -1;
  return first < 0 ? signAt(at, swallowedDash) : signAt(first, firstDash);
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
