import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { toHast } from "mdast-util-to-hast";
import rehypeSlug from "rehype-slug";
import { visit } from "unist-util-visit";
import { isMapping } from "../lib/data.ts";
import { markdownTree } from "./tree.ts";

/** A heading of a Markdown text, with its id for # links. */
type Heading = { depth: number; text: string; id: string };

const addIds = rehypeSlug();

/** A line that may be a heading or the underline of one, also inside lists and block quotes. */
const LINE = /^[ \t>*+\d.)-]*#|^[ \t>]*(?:=+|-+)[ \t\r]*$/gm;

/**
 * The headings of a Markdown text, in order, each with the id that `rehype-slug` gives it on the page too. Empty if
 * there are fewer than `least`, which is mostly detected without parsing.
 */
export function headingsOf(markdown: string, least = 1): Heading[] {
  if ((markdown.match(LINE)?.length ?? 0) < least) return [];
  const tree = toHast(markdownTree(markdown));
  if (tree.type !== "root") return [];
  addIds(tree);
  const headings: Heading[] = [];
  visit(tree, "element", (element: Element) => {
    const [, depth] = /^h([1-6])$/.exec(element.tagName) ?? [];
    if (depth)
      headings.push({ depth: Number(depth), text: textOf(element), id: String(element.properties.id) });
  });
  return headings.length < least ? [] : headings;
}

/** A place on a page that a link can lead to, and what it is called there. */
interface Anchor {
  id: string;
  words: string;
}

/** The places of a block that a link can lead to: the block itself, the headings of its text, and its questions. */
export function anchorsIn({ id, heading, body, questions }: Record<string, unknown>): Anchor[] {
  return [
    ...named(id, heading),
    ...(typeof body === "string" ? headingsOf(body).map(({ id, text }) => ({ id, words: text })) : []),
    ...(Array.isArray(questions) ? questions : []).flatMap((entry: unknown) =>
      isMapping(entry) ? named(entry.id, entry.question) : [],
    ),
  ];
}

function named(id: unknown, words: unknown): Anchor[] {
  return typeof id === "string" ? [{ id, words: typeof words === "string" ? words : id }] : [];
}
