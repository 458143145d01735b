import type { Link, Root, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import { unjoined } from "../typography/typeset.ts";
import { telephone } from "../variables/expand.ts";

const NUMBER = /(?<!\d)(\d{3}-\d{3}-\d{4})(?!\d)/;

/** A part of a text: words, or a phone number with the link that calls it. */
export interface Spoken {
  words: string;
  href?: string;
}

/** A text cut where phone numbers stand in it. */
export function phonesIn(text: string): Spoken[] {
  const joined = /\d{3}\u2060?-\u2060?\d{3}\u2060?-\u2060?\d{4}/g;
  return text
    .replace(joined, unjoined)
    .split(NUMBER)
    .map((words, index) => (index % 2 === 1 ? { words, href: telephone(words) } : { words }))
    .filter(({ words }) => words !== "");
}

/** A remark plugin: phone numbers that stand in a running text become links that call them. */
export function linkPhones() {
  return (tree: Root) =>
    visit(tree, "text", (node, index, parent) => {
      const parts = phonesIn(node.value);
      if (!parent || index === undefined || parent.type === "link" || parts.every(({ href }) => !href))
        return;
      parent.children.splice(index, 1, ...parts.map(nodeOf));
      return [SKIP, index + parts.length];
    });
}

function nodeOf({ words, href }: Spoken): Link | Text {
  const text: Text = { type: "text", value: words };
  return href ? { type: "link", url: href, children: [text] } : text;
}
