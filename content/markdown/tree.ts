import type { Paragraph, PhrasingContent, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import { CONTINUE, SKIP, visit } from "unist-util-visit";

/** Parses a Markdown text into a syntax tree (mdast). */
export function markdownTree(markdown: string): Root {
  return fromMarkdown(markdown);
}

/** A line that can only be part of a paragraph: it starts with words or a link and does not end with a space. */
const LINE = /^(?!\d+[.)])[\p{L}\d$"'“‘([](?:.*\S)?$/u;
/** The form of nearly all links. */
const LINK = /(?<!!)\[([^[\]]+)\]\(([\w/#:.?=+@-]+)\)/;
/** All other characters that are inline syntax, or that the parser does not keep as they are. */
const OTHER = /[*_`[\]<>&\\~\0\t\r]/;

/**
 * The tree of a text that consists of paragraphs with at most links in them, as most do: the same as `markdownTree`
 * without positions, in a hundredth of the time. Undefined if the text may contain anything else.
 */
export function lightTree(markdown: string): Root | undefined {
  const children: Paragraph[] = [];
  for (const text of markdown.replace(/\n+$/, "").split(/\n\n+/)) {
    const paragraph = lightParagraph(text);
    if (!paragraph) return undefined;
    children.push(paragraph);
  }
  return { type: "root", children };
}

function lightParagraph(text: string): Paragraph | undefined {
  if (!text.split("\n").every((line) => LINE.test(line))) return undefined;
  const children: PhrasingContent[] = [];
  const parts = text.split(LINK); // words, then for each link its label, its URL and the words after it
  for (let at = 0; at < parts.length; at += 3) {
    const [words = "", label = "", url = ""] = parts.slice(at, at + 3);
    if (OTHER.test(words) || OTHER.test(label)) return undefined;
    if (words) children.push({ type: "text", value: words });
    if (label) children.push({ type: "link", url, title: null, children: [{ type: "text", value: label }] });
  }
  return { type: "paragraph", children };
}

const LINES = ["paragraph", "heading", "code", "html"];

/** The words of a Markdown text without its markup: one line per paragraph, heading and list item. */
export function plainText(markdown: string): string {
  const lines: string[] = [];
  visit(lightTree(markdown) ?? markdownTree(markdown), (node) => {
    if (!LINES.includes(node.type)) return CONTINUE;
    lines.push(textOf(node));
    return SKIP;
  });
  return lines.join("\n");
}
