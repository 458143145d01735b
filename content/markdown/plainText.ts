import { toString as textOf } from "mdast-util-to-string";
import { markdownTree } from "./tree.ts";

/** The words of a Markdown text, without its marks. */
export function plainText(markdown: string): string {
  return markdownTree(markdown)
    .children.map((node) => textOf(node))
    .join(" ");
}
