import type { Link, Root, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { PhoneStyle } from "../../schema/types.ts";
import { unjoined } from "../lib/joiner.ts";
import { telUrl, writtenPattern } from "../lib/phones.ts";

/** A part of a text: words, or a phone number with its `tel:` link. */
type TextSegment = { words: string; href?: string };

/** Splits a text around the phone numbers in it. */
export type PhoneFinder = (text: string) => TextSegment[];

/** Returns a finder of phone numbers in the formats that the business uses for its own. */
export function phoneFinder(style: PhoneStyle): PhoneFinder {
  const number = new RegExp(`(${writtenPattern(style)})`);
  const calling = (words: string): TextSegment => ({ words, href: telUrl(words, style) });
  return (text) =>
    text
      .split(number)
      .map((words, index) => (index % 2 === 1 ? calling(unjoined(words)) : { words }))
      .filter(({ words }) => words !== "");
}

/** A remark plugin that turns phone numbers in a text into `tel:` links. */
export function linkPhones(phonesIn: PhoneFinder) {
  return (tree: Root) =>
    visit(tree, "text", (node, index, parent) => {
      const parts = phonesIn(node.value);
      if (!parent || index === undefined || parent.type === "link" || parts.every(({ href }) => !href))
        return;
      parent.children.splice(index, 1, ...parts.map(nodeOf));
      return [SKIP, index + parts.length];
    });
}

function nodeOf({ words, href }: TextSegment): Link | Text {
  const text: Text = { type: "text", value: words };
  return href ? { type: "link", url: href, children: [text] } : text;
}
