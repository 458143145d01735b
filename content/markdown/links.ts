import { visit } from "unist-util-visit";
import { markdownTree } from "./tree.ts";

// The form of nearly all links. A text without anything else that could be a link need not be parsed.
const PLAIN = /(?<!!)\[(?:[^[\]\n]|\n(?!\s*\n))+\]\(([^\s()<>&]+)\)/g;
const OTHER = /[[\]<`\\]|^ {4}/m;

/** The URLs of the links and images in a Markdown text, in order. */
export function markdownLinks(markdown: string): string[] {
  if (!/[[<]/.test(markdown)) return [];
  if (!OTHER.test(markdown.replace(PLAIN, "")))
    return Array.from(markdown.matchAll(PLAIN), ([, url = ""]) => url);
  const links: string[] = [];
  visit(markdownTree(markdown), (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition") links.push(node.url);
  });
  return links;
}
