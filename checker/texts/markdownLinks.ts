import { visit } from "unist-util-visit";
import { lightTree, markdownTree } from "../../content/markdown/tree.ts";

/** The URLs of the links and images in a Markdown text, in order. */
export function markdownLinks(markdown: string): string[] {
  if (!/[[<]/.test(markdown)) return [];
  const links: string[] = [];
  visit(lightTree(markdown) ?? markdownTree(markdown), (node) => {
    if (node.type === "link" || node.type === "image" || node.type === "definition") links.push(node.url);
  });
  return links;
}
