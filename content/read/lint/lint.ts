import {
  type Alias,
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Scalar,
} from "yaml";
import type { ProblemMessage } from "../../problem/problem.ts";
import type { Diagnostic } from "../syntax/mistake.ts";
import { lintKeys } from "./lintKeys.ts";
import { lintText } from "./lintText.ts";

/** What was found: `fatal` where the data cannot be used. */
export interface Lint {
  fatal: boolean;
  problems: Diagnostic[];
}

/**
 * What is good YAML and still not what its writer meant, and what this site does not take. What would make
 * another problem of it is taken out of the document, or put right.
 */
export function lint(document: Document, text: string, file: string): Lint {
  const top = (complaint: ProblemMessage, start = 0, end = 0) => ({
    fatal: true,
    problems: [{ start, end, complaint }],
  });
  const percent = text.search(/^%/m);
  if (document.directives?.yaml.explicit) return top(directive, percent, percent + 1);
  if (document.contents === null) return top(emptyFile(file));
  const [start, end] = document.contents.range ?? [0, 0];
  if (!isMap(document.contents)) return top(notMapping(file), start, end);
  const problems: Diagnostic[] = [];
  // The parser's own visit() takes three times as long: it keeps the path to each of thousands of nodes.
  const look = (node: unknown, parent?: unknown, isKey = false): unknown => {
    if (!isNode(node)) return node;
    problems.push(...lintMarks(node, text));
    if (isAlias(node)) return look(asText(node), parent, isKey);
    if (isMap(node)) {
      problems.push(...lintKeys(node, text, parent));
      for (const pair of node.items) {
        pair.key = look(pair.key, pair, true);
        pair.value = look(pair.value, pair);
      }
    } else if (isSeq(node))
      for (const [index, item] of node.items.entries()) node.items[index] = look(item, node);
    else if (!isKey) problems.push(...lintText(node, text, parent));
    return node;
  };
  look(document.contents);
  return { fatal: false, problems };
}

/** What a sign for another value would be as a text. */
function asText({ source, range }: Alias): Scalar {
  return Object.assign(new Scalar(source), { range });
}

/** Signs that give a meaning of their own to what follows: *, & and !. */
function lintMarks(node: Node, text: string): Diagnostic[] {
  if (!node.range) return [];
  const [start, end] = node.range;
  if (isAlias(node)) return [{ start, end, complaint: alias }];
  if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined)
    return signBefore(start, "&", text, anchor);
  return node.tag !== undefined ? signBefore(start, "!", text, tag) : [];
}

function signBefore(start: number, sign: string, text: string, complaint: ProblemMessage): Diagnostic[] {
  const at = Math.max(text.lastIndexOf(sign, start), 0);
  return [{ start: at, end: at + 1, complaint }];
}

function emptyFile(file: string): ProblemMessage {
  return { code: "empty-file", message: "This file is empty.", hint: needs(file) };
}

function notMapping(file: string): ProblemMessage {
  const message = "This file should be made of names and values, as in title: About us.";
  return { code: "not-a-mapping", message, hint: needs(file) };
}

function needs(file: string): string {
  return file === "site.yaml"
    ? "It holds the business: its name, phones, offices, hours and links."
    : "A page needs at least title:, description: and blocks:, each at the start of a line.";
}

const directive: ProblemMessage = {
  code: "directive",
  message: "A line that starts with % changes how the file is read, which is not allowed here.",
  hint: "Take the line away.",
};
const alias: ProblemMessage = {
  code: "alias",
  message: "A value that starts with * stands for another one, which is not allowed here.",
  hint: "Write the value out. If the star belongs to the text, put the whole text in double quotes.",
};
const anchor: ProblemMessage = {
  code: "anchor",
  message: "A word that starts with & gives the value a name, which is not allowed here.",
  hint: "Take the word away. If the & belongs to the text, put the whole text in double quotes.",
};
const tag: ProblemMessage = {
  code: "tag",
  message: "What starts with ! is read as a command and would not be shown.",
  hint: "Take it away. If it belongs to the text, put the whole text in double quotes.",
};
