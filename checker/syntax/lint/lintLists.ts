import { isScalar, isSeq, type YAMLSeq } from "yaml";
import { counted, type ProblemMessage } from "../../../content/problem.ts";
import { mistakeAt, type SyntaxMistake } from "../mistake.ts";
import { isAside } from "./lintBlock.ts";

/** Finds a list entry that was read as a continuation of the text above it. */
export function lintDashes(
  written: string,
  text: string,
  start: number,
  parent: unknown,
): SyntaxMistake | undefined {
  const lead = /(?<=\n)[ \t]*(?=- |[•▪●])/.exec(written);
  if (!lead) return undefined;
  const column = start - text.lastIndexOf("\n", start - 1) - 1;
  if (/^(?:[-*]\S|[^\p{L}\p{N}\s"'*$([{-])/u.test(written) && lead[0].length <= column)
    return glued(written, start);
  const at = start + lead.index + lead[0].length;
  if (!isSeq(parent) && isAside(written)) return undefined;
  if (!isSeq(parent)) return mistakeAt(at, namelessList(text[at]));
  const first = text.lastIndexOf("-", start);
  const line = text.lastIndexOf("\n", first) + 1;
  const linedUp = written.replace(/\n[ \t]*(?:- |[•▪●] *)/g, `\n${" ".repeat(first - line)}- `);
  const change = { start, end: start + written.length, text: linedUp };
  const isDash = text[at] === "-";
  const message = `This ${isDash ? "dash" : text[at]} starts no entry: its line stands further in than the one above, so it is read as more text.`;
  const hint = isDash
    ? "Line it up with the dash above."
    : "Write a dash for it, in line with the one above.";
  return { ...mistakeAt(at, { code: "swallowed-dash", message, hint }), change };
}

/** List entries that start with another character instead of a dash, or with a dash without a space. */
function glued(written: string, start: number): SyntaxMistake {
  const [sign = ""] = /^(?:-|[^\p{L}\p{N}\s]\p{M}*)/u.exec(written) ?? [];
  const all = new RegExp(`(^|\\n[ \\t]*)${RegExp.escape(sign)} *`, "g");
  const place = written.match(all)?.length === 1 ? "" : ", here and below";
  const message =
    "This entry does not start with a dash and a space, so the entries below are read as more of its text.";
  const hint =
    sign === "-" ? "Write a space behind the dash." : `Replace ${sign} with a hyphen and a space${place}.`;
  const change = { start, end: start + written.length, text: written.replace(all, "$1- ") };
  return { ...mistakeAt(start, { code: "missing-dash", message, hint }), change };
}

const namelessList = (sign: string | undefined): ProblemMessage => ({
  code: "swallowed-dash",
  message: `This ${sign === "-" ? "dash" : sign} starts no entry: the text of the line above goes on here.`,
  hint: "If a list is meant, write its name and a colon in a line of their own above it.",
});
/** A single entry with this many words is seldom written in brackets. */
const MANY_WORDS = 9;

/** Reports a list in brackets that was written without commas, so that it is one single entry. */
export function lintList({ flow, items: [only, ...further] }: YAMLSeq, text: string): SyntaxMistake[] {
  if (!flow || further.length > 0 || !isScalar(only) || only.type !== "PLAIN" || !only.range) return [];
  const [start, end] = only.range;
  const written = text.slice(start, end);
  const isOfLines = written.split("\n").length > 1 && !/\n[ \t]*(?!\p{Lu})\S/u.test(written);
  const sign = /;\s/.test(written) ? /;\s+/g : isOfLines ? /[ \t]*(?=\r?\n)/g : undefined;
  const words = written.split(/\s+/).length;
  if (!sign && words < MANY_WORDS) return [];
  const right = sign && written.replace(sign, isOfLines ? "," : ", ");
  const change = right ? { start, end, text: right } : undefined;
  const message = `There is no comma in these brackets, so they hold one entry of ${counted(words, "word")}.`;
  const hint = right
    ? `Write [${right.replace(/\s+/g, " ")}]`
    : "Write a comma between its entries. If it is one, give it a line of its own, with a dash in front.";
  return [{ code: "missing-comma", severity: "warning", message, hint, start, end, change }];
}
