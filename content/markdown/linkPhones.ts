import type { Link, Root, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";
import type { PhoneStyle } from "../../schema/types.ts";
import { telephone, writtenPattern } from "../phones.ts";
import { unjoined } from "../typography/typeset.ts";

/** A part of a text: words, or a phone number with the link that calls it. */
export interface Spoken {
  words: string;
  href?: string;
}

/** Cuts a text where phone numbers stand in it. */
export type PhoneFinder = (text: string) => Spoken[];

/** What finds the phone numbers that are written as the business writes its own. */
export function phoneFinder(style: PhoneStyle): PhoneFinder {
  const number = new RegExp(`(${writtenPattern(style)})`);
  return (text) =>
    text
      .split(number)
      .map((words, index) => (index % 2 === 1 ? calling(unjoined(words), style) : { words }))
      .filter(({ words }) => words !== "");
}

function calling(words: string, style: PhoneStyle): Spoken {
  return { words, href: telephone(words, style) };
}

/** A remark plugin: phone numbers that stand in a running text become links that call them. */
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

function nodeOf({ words, href }: Spoken): Link | Text {
  const text: Text = { type: "text", value: words };
  return href ? { type: "link", url: href, children: [text] } : text;
}
