import type { Scalar } from "yaml";
import type { Complaint, Problem } from "../problem/problem.ts";
import type { Source } from "./source.ts";

/** What a text without quotes took in, or lost, without its writer's knowing. */
export function lintText(node: Scalar, source: Source): Problem[] {
  if (node.type !== "PLAIN" || !node.range) return [];
  const [start, end] = node.range;
  const [comment] = /^,?[ \t]*#\S.*/.exec(source.text.slice(end, end + 200)) ?? [];
  if (comment !== undefined) {
    const hash = source.text.indexOf("#", end);
    const complaint = swallowed(source.text.slice(hash, end + comment.length));
    return [source.problemAtOffset(hash, end + comment.length, complaint)];
  }
  if (typeof node.value !== "string") return [];
  const curly = /^[“”„‘’«]/.test(node.value) && /[“”‘’»]$/.test(node.value);
  if (curly) return [source.problemAtOffset(start, end, smartQuotes)];
  const dash = /\n[ \t]*- /.exec(source.text.slice(start, end));
  if (!dash) return [];
  const at = start + dash.index + dash[0].length - 2;
  return [source.problemAtOffset(at, at + 1, swallowedDash)];
}

/** A # that begins a comment in the middle of a text. */
function swallowed(text: string): Complaint {
  return {
    code: "swallowed-text",
    message: `Everything from '${text.slice(0, 20).trim()}' on is lost: a # after a space starts a comment.`,
    hint: "Put the whole text in double quotes. If it is a comment, write a space after the #.",
  };
}

const smartQuotes: Complaint = {
  code: "smart-quotes",
  message:
    "This text stands in curly quotes, probably pasted from a word processor; visitors would see them.",
  hint: 'Take them away, or type straight ones (").',
};
const swallowedDash: Complaint = {
  code: "swallowed-dash",
  message:
    "This dash starts no entry: its line stands further in than the one above, so it is read as more text.",
  hint: "Line it up with the dash above.",
};
