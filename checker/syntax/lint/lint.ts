import type { Document, Node, YAMLMap, YAMLSeq } from "yaml";
import { isAlias, isMap, isNode, isSeq, Pair } from "yaml";
import type { ProblemMessage } from "../../../content/problem.ts";
import { schemaNameOf } from "../../lib/fileNames.ts";
import { mistakeAt, type SyntaxMistake } from "../mistake.ts";
import { listWith, mapWith, scalarWith } from "./copies.ts";
import { lintKeys } from "./lintKeys.ts";
import { lintList } from "./lintLists.ts";
import { lintSections } from "./lintSections.ts";
import { lintText } from "./lintText.ts";

/** The mistakes in a document that the parser could read, and what was probably meant. */
export interface Linted {
  problems: SyntaxMistake[];
  /** The document's nodes, without what would cause a second problem. Null if the document is no mapping. */
  contents: YAMLMap | null;
  data: unknown;
}

/** Finds valid YAML that is probably not what its writer meant, and YAML features that are not allowed here. */
export function lint(document: Document, text: string, file: string): Linted {
  const { contents: root, directives } = document;
  if (directives?.yaml.explicit) return unread(mistakeAt(text.search(/^%/m), directive));
  if (!isMap(root)) return unread(noMapping(root, file));
  const problems: SyntaxMistake[] = [];
  // The parser's own visit() takes three times as long: it tracks the path to each of thousands of nodes.
  const corrected = (node: unknown, parent?: YAMLMap | YAMLSeq, isKey = false): unknown[] => {
    if (!isNode(node)) return [node];
    if (isMap(node)) return correctedMaps(node, parent);
    problems.push(...lintMarks(node, text));
    if (isSeq(node)) {
      problems.push(...lintList(node, text));
      const items = node.items.flatMap((item) => corrected(item, node));
      return [listWith(items, node)];
    }
    const scalar = isAlias(node) ? scalarWith(node.source, node) : node;
    const found = isKey ? { problems: [] } : lintText(scalar, text, parent);
    problems.push(...found.problems);
    return [scalarWith(found.value ?? scalar.value, scalar)];
  };
  /** A mapping in a list may hold several entries: a dash is missing before each but the first. */
  const correctedMaps = (map: YAMLMap, parent?: YAMLMap | YAMLSeq): YAMLMap[] => {
    const keys = lintKeys(map, text, parent);
    problems.push(...lintMarks(map, text), ...keys.problems);
    return keys.entries.map((entry) => {
      const pairs = entry.items.map(({ key, value }) => {
        const [[rightKey], [rightValue]] = [corrected(key, entry, true), corrected(value, entry)];
        return new Pair(rightKey, rightValue);
      });
      return mapWith(pairs, entry);
    });
  };
  const sections = lintSections(root, text);
  const [contents = null] = correctedMaps(sections.contents);
  problems.push(...sections.problems);
  return { problems, contents, data: contents?.toJS(document, { maxAliasCount: 0 }) };
}

function unread(problem: SyntaxMistake): Linted {
  return { problems: [problem], contents: null, data: undefined };
}

const HINTS = {
  site: "It holds the business: its name, phones, offices, hours and links.",
  theme: "It holds how the site looks: its colors and faces.",
  words: "It holds what stands around the pages' own texts: copy another language's file, and translate it.",
  page: "A page needs at least title:, description: and blocks:, each at the start of a line.",
};

function noMapping(contents: Node | null, file: string): SyntaxMistake {
  const [start = 0, end = 0] = contents?.range ?? [];
  const hint = HINTS[schemaNameOf(file)];
  if (!contents) return { code: "empty-file", message: "This file is empty.", hint, start, end };
  const message = "Each line of this file should begin with a name and a colon, as in title: About us.";
  return { code: "not-a-mapping", message, hint, start, end };
}

/** Reports a YAML alias (*), anchor (&) or tag (!). */
function lintMarks(node: Node, text: string): SyntaxMistake[] {
  const [start = 0, end = 0] = node.range ?? [];
  if (isAlias(node)) return [{ ...alias, start, end }];
  const before = (sign: string) => Math.max(text.lastIndexOf(sign, start), 0);
  if (node.anchor !== undefined) return [mistakeAt(before("&"), anchor)];
  return node.tag !== undefined ? [mistakeAt(before("!"), tag)] : [];
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
