import type { Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

const MOST = 2000;
const known = new Map<string, Root>();

/** A Markdown text as a tree (mdast). A text that was parsed before is not parsed again: do not change the tree. */
export function markdownTree(markdown: string): Root {
  const tree = known.get(markdown) ?? fromMarkdown(markdown);
  if (known.size >= MOST) known.clear();
  known.set(markdown, tree);
  return tree;
}
