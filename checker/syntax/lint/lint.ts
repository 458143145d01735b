import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  type YAMLMap,
  YAMLSeq,
} from "yaml";
import { schemaNameOf } from "../../../content/lib/fileName.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import { type Diagnostic, signAt } from "../mistake.ts";
import { noBlocks } from "../suggestions/entries.ts";
import { lintKeys } from "./lintKeys.ts";
import { lintList } from "./lintList.ts";
import { lintText } from "./lintText.ts";

/**
 * Reports valid YAML that is probably not what its writer meant, and YAML features that are not allowed here. Modifies
 * the document: removes or corrects whatever would cause a second problem. Empties a document that is not a mapping.
 */
export function lint(document: Document, text: string, file: string): Diagnostic[] {
  const { contents, directives } = document;
  if (!isMap(contents) || directives?.yaml.explicit) {
    document.contents = null;
    return [directives?.yaml.explicit ? signAt(text.search(/^%/m), directive) : noMapping(contents, file)];
  }
  const problems: Diagnostic[] = [];
  // The parser's own visit() takes three times as long: it tracks the path to each of thousands of nodes.
  const look = (node: unknown, parent?: unknown, isKey = false): unknown => {
    if (!isNode(node)) return node;
    problems.push(...lintMarks(node, text));
    if (isAlias(node))
      return look(Object.assign(new Scalar(node.source), { range: node.range }), parent, isKey);
    if (isMap(node)) {
      problems.push(...lintKeys(node, text, parent));
      for (const pair of node.items) {
        pair.key = look(pair.key, pair, true);
        pair.value = look(pair.value, pair);
      }
    } else if (isSeq(node)) {
      problems.push(...lintList(node, text));
      for (const [index, item] of node.items.entries()) node.items[index] = look(item, node);
    } else if (!isKey) problems.push(...lintText(node, text, parent));
    return node;
  };
  const sections = lintSections(contents, text);
  look(contents);
  return [...problems, ...sections];
}

/** Sections of a page that ended up in another list: `blocks:` is missing, or a line is between the sections. */
function lintSections(contents: YAMLMap, text: string): Diagnostic[] {
  const isSection = (item: unknown) => isMap(item) && item.has("type");
  const pairs = contents.items.filter(({ key }) => !(isScalar(key) && key.value === "blocks"));
  return pairs.flatMap(({ key, value }) => {
    const first = isSeq(value) ? value.items.findIndex(isSection) : -1;
    if (!isSeq(value) || first < 1) return []; // this list is `blocks` under another name
    const sections = value.items.splice(first);
    const blocks = contents.get("blocks");
    if (isSeq(blocks)) blocks.items.push(...sections);
    else contents.set("blocks", Object.assign(new YAMLSeq(), { items: sections, range: value.range }));
    const [keyStart = 0, keyEnd = 0] = (isScalar(key) && key.range) || [];
    if (isSeq(blocks)) {
      const isTwice = contents.get(key) !== value;
      if (isTwice) contents.items = contents.items.filter((pair) => pair.value !== value);
      return [{ start: keyStart, end: keyEnd, complaint: betweenSections(String(key), isTwice) }];
    }
    const [section] = sections;
    const start = text.lastIndexOf("\n", (isMap(section) && section.range?.[0]) || 0) + 1;
    return [
      {
        start,
        end: text.indexOf("\n", start),
        complaint: noBlocks,
        change: { start, end: start, text: "blocks:\n" },
      },
    ];
  });
}

const betweenSections = (name: string, isTwice: boolean): ProblemMessage => ({
  code: "wrong-place",
  message: `'${name}' stands between two sections of the page, so those below it are read as its entries.`,
  hint: isTwice
    ? `Take this line away, and move its entries to the '${name}' above the line blocks:`
    : "Move it, with its entries, above the line blocks:",
});

const HINTS = {
  site: "It holds the business: its name, phones, offices, hours and links.",
  theme: "It holds how the site looks: its colors and faces.",
  words: "It holds what stands around the pages' own texts: copy another language's file, and translate it.",
  page: "A page needs at least title:, description: and blocks:, each at the start of a line.",
};

function noMapping(contents: Node | null, file: string): Diagnostic {
  const [start = 0, end = 0] = contents?.range ?? [];
  const hint = HINTS[schemaNameOf(file)];
  const message = "Each line of this file should begin with a name and a colon, as in title: About us.";
  const complaint: ProblemMessage = contents
    ? { code: "not-a-mapping", message, hint }
    : { code: "empty-file", message: "This file is empty.", hint };
  return { start, end, complaint };
}

/** Reports YAML aliases (*), anchors (&) and tags (!); removes the anchors. */
function lintMarks(node: Node, text: string): Diagnostic[] {
  const [start = 0, end = 0] = node.range ?? [];
  if (isAlias(node)) return [{ start, end, complaint: alias }];
  const before = (sign: string) => Math.max(text.lastIndexOf(sign, start), 0);
  if (node.anchor !== undefined) {
    delete node.anchor; // document.toJS() would stringify some of them, and throw
    return [signAt(before("&"), anchor)];
  }
  return node.tag !== undefined ? [signAt(before("!"), tag)] : [];
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
