import { toString as textOf } from "mdast-util-to-string";
import { isPlain } from "./plain.ts";
import { markdownTree } from "./tree.ts";

/** The words of a Markdown text, without its marks. */
export function plainText(markdown: string): string {
  if (isPlain(markdown)) return markdown;
  return markdownTree(markdown)
    .children.map((node) => textOf(node))
    .join(" ");
}
