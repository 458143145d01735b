import { visit } from "unist-util-visit";
import { markdownTree } from "./tree.ts";

// A link as nearly all are written. Text with nothing else in it that could be one need not be parsed.
const PLAIN = /(?<!!)\[(?:[^[\]\n]|\n(?!\s*\n))+\]\(([^\s()<>&]+)\)/g;
const OTHER = /[[\]<`\\]|^ {4}/m;

/** Where the links and pictures of a Markdown text lead, in order. */
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
