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
