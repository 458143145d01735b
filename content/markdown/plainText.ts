import { toString as textOf } from "mdast-util-to-string";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { lightTree, markdownTree } from "./tree.ts";

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
