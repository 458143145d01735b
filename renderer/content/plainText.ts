import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";

/** The words of a Markdown text, without its marks. */
export function plainText(markdown: string): string {
  return fromMarkdown(markdown)
    .children.map((node) => textOf(node))
    .join(" ");
}
