import { type Document, isAlias, isMap, isNode, isPair, isScalar, type Pair, type Scalar, visit } from "yaml";
import type { Problem } from "./problem.ts";
import type { Complaint, Source } from "./source.ts";

/**
 * What is good YAML and still not what its writer meant, and what this site does not take. `fatal` where
 * the data cannot be used.
 */
export function findSlips(document: Document, source: Source): { fatal: boolean; problems: Problem[] } {
  if (document.contents === null) return { fatal: true, problems: [source.problemAtOffset(0, 0, empty)] };
  if (!isMap(document.contents)) return { fatal: true, problems: [source.problemAtOffset(0, 0, notMapping)] };
  const problems: Problem[] = [];
  let fatal = false;
  const add = (node: unknown, complaint: Complaint | undefined, stops = false) => {
    if (complaint === undefined || !isNode(node) || !node.range) return;
    problems.push(source.problemAtOffset(node.range[0], node.range[1], complaint));
    fatal ||= stops;
  };
  visit(document, (position, node) => {
    if (isPair(node)) add(node.key, badKey(node), true);
    else if (isAlias(node)) add(node, alias, true);
    else if (isNode(node) && node.anchor !== undefined) add(node, anchor, true);
    else if (isScalar(node) && position !== "key") problems.push(...badText(node, source));
  });
  return { fatal, problems };
}

function badKey(pair: Pair): Complaint | undefined {
  const key = isScalar(pair.key) ? pair.key.value : undefined;
  if (key === "<<") return merge;
  if (key === "__proto__" || key === "constructor" || key === "prototype") return reserved(key);
  return undefined;
}

function badText(node: Scalar, source: Source): Problem[] {
  if (node.type !== "PLAIN" || !node.range) return [];
  const [start, end] = node.range;
  if (node.comment && /^[ \t]+#\S/.test(source.text.slice(end, end + 20))) {
    const hash = source.text.indexOf("#", end);
    return [source.problemAtOffset(hash, hash + node.comment.length + 1, swallowed(node.comment))];
  }
  const curly = typeof node.value === "string" && /^[“”„‘’«].*[“”‘’»]$/su.test(node.value);
  return curly ? [source.problemAtOffset(start, end, smartQuotes)] : [];
}

const empty: Complaint = {
  code: "empty-file",
  message: "This file is empty.",
  hint: "A page needs at least a title, a description and blocks.",
};
const notMapping: Complaint = {
  code: "not-a-mapping",
  message: "This file should start with names and values, as in title: About us.",
  hint: "Write title:, description: and blocks: at the start of lines.",
};
const alias: Complaint = {
  code: "alias",
  message: "A value that starts with * repeats another one by name, which is not allowed here.",
  hint: "Write the value again, or put it in double quotes if the star belongs to the text.",
};
const anchor: Complaint = {
  code: "anchor",
  message: "A name that starts with & is not allowed here.",
  hint: "Take it away, or put the value in double quotes if the & belongs to the text.",
};
const merge: Complaint = {
  code: "merge-key",
  message: "<< takes over entries from elsewhere, which is not allowed here.",
  hint: "Write the entries again.",
};
const smartQuotes: Complaint = {
  code: "smart-quotes",
  message:
    "This value stands in curly quotes, probably pasted from a word processor; they would show on the page.",
  hint: 'Take them away, or type straight ones (").',
};

function reserved(key: string): Complaint {
  return { code: "reserved-name", message: `The name '${key}' cannot be used.`, hint: "Choose another one." };
}

function swallowed(comment: string): Complaint {
  return {
    code: "swallowed-text",
    message: `Everything from '#${comment.slice(0, 20)}' on is lost: a # after a space starts a comment.`,
    hint: "Put the whole value in double quotes. If it is a comment, write a space after the #.",
  };
}
