import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { markdownTree } from "./tree.ts";

/** Where the links and pictures of a Markdown text lead, in order. */
export function markdownLinks(markdown: string): string[] {
  if (!/[[<]/.test(markdown)) return [];
  const links: string[] = [];
  visit(markdownTree(markdown), (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition") links.push(node.url);
  });
  return links;
}

/** The headings of a Markdown text, in order. */
export function markdownHeadings(markdown: string): { depth: number; text: string }[] {
  if (!/^ {0,3}(?:#|=+\s*$|-+\s*$)/m.test(markdown)) return [];
  const headings: { depth: number; text: string }[] = [];
  visit(markdownTree(markdown), "heading", (node) => {
    headings.push({ depth: node.depth, text: textOf(node) });
  });
  return headings;
}
