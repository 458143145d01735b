import type { Paragraph, PhrasingContent, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** Whether a text has nothing in it that Markdown gives a meaning: most have not, and need no parser. */
export function isPlain(text: string): boolean {
  return /^[\p{L}$"'“‘(](?:[^\n*_`[\]<>&\\~]*[^\s*_`[\]<>&\\~])?$/u.test(text);
}

/** A Markdown text as a tree (mdast). */
export function markdownTree(markdown: string): Root {
  return fromMarkdown(markdown);
}

/** A line that can only be a paragraph's: words or a link begin it, and no space ends it. */
const LINE = /^(?!\d+[.)])[\p{L}\d$"'“‘([](?:.*\S)?$/u;
/** A link as nearly all are written. */
const LINK = /(?<!!)\[([^[\]]+)\]\(([\w/#:.?=+@-]+)\)/;
/** Whatever else has a meaning within a line, or is not kept as it is. */
const OTHER = /[*_`[\]<>&\\~\0\t\r]/;

/**
 * The tree of a text that is paragraphs with no more than links in them, as most are: what `markdownTree` makes,
 * but for the places, in a hundredth of the time. Undefined where a text may hold anything else.
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
  const parts = text.split(LINK); // words, then of each link its words and address, and the words after it
  for (let at = 0; at < parts.length; at += 3) {
    const [words = "", label = "", url = ""] = parts.slice(at, at + 3);
    if (OTHER.test(words) || OTHER.test(label)) return undefined;
    if (words) children.push({ type: "text", value: words });
    if (label) children.push({ type: "link", url, title: null, children: [{ type: "text", value: label }] });
  }
  return { type: "paragraph", children };
}
