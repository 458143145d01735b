import type { Link, Root, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { PhoneStyle } from "../../schema/types.ts";
import { unjoined } from "../lib/joiner.ts";
import { telUrl, writtenPattern } from "../lib/phones.ts";

/** A part of a text: words, or what can be called, written to or opened, with its link. */
type TextSegment = { words: string; href?: string };

/** Splits a text around the phone numbers, mail addresses and addresses of other sites in it. */
export type LinkFinder = (text: string) => TextSegment[];

const MAIL = "(?<![\\w@./:+-])[\\w.+-]+@(?:[\\w-]+\\.)+[A-Za-z]{2,}(?![\\w@-])";
const SITE = '(?<![\\w@./:])https://[^\\s<>()"“”]*[\\w/]';

/** Returns a finder of mail addresses, sites, and phone numbers in the formats that the business uses for its own. */
export function linkFinder(style: PhoneStyle): LinkFinder {
  const found = new RegExp(`(${writtenPattern(style)}|${MAIL}|${SITE})`);
  const linked = (words: string): TextSegment => {
    if (words.startsWith("https:")) return { words, href: words };
    return { words, href: words.includes("@") ? `mailto:${words}` : telUrl(words, style) };
  };
  return (text) =>
    text
      .split(found)
      .map((words, index) => (index % 2 === 1 ? linked(unjoined(words)) : { words }))
      .filter(({ words }) => words !== "");
}

/** A remark plugin that makes links of what a finder finds in a text, outside of the links that it has. */
export function linkWords(linksIn: LinkFinder) {
  return (tree: Root) =>
    visit(tree, (node, index, parent) => {
      if (node.type === "link" || node.type === "linkReference") return SKIP;
      if (node.type !== "text" || !parent || index === undefined) return;
      const parts = linksIn(node.value);
      if (parts.every(({ href }) => !href)) return;
      parent.children.splice(index, 1, ...parts.map(nodeOf));
      return [SKIP, index + parts.length];
    });
}

function nodeOf({ words, href }: TextSegment): Link | Text {
  const text: Text = { type: "text", value: words };
  return href ? { type: "link", url: href, children: [text] } : text;
}
