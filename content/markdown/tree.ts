import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** A Markdown text as a tree (mdast). */
export function markdownTree(markdown: string): Root {
  return fromMarkdown(markdown);
}
