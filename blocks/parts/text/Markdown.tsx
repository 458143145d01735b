import type { Root } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { Root as MarkdownRoot } from "mdast";
import { toHast } from "mdast-util-to-hast";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { visit } from "unist-util-visit";
import { lightTree, markdownTree } from "../../../content/markdown/tree.ts";
import { Link } from "../links/Link.tsx";

interface MarkdownProps {
  text: string;
  /** Transforms for the Markdown tree (`prepare`, as in remark) and the HTML tree (`finish`, as in rehype). */
  prepare?: (tree: MarkdownRoot) => void;
  finish?: (tree: Root) => void;
  /** The allowed HTML elements; others are replaced by their content. By default, all are allowed. */
  allowed?: readonly string[];
  components?: Partial<Components>;
}

/** Renders Markdown as elements. HTML in it is shown as text. */
export function Markdown({ text, prepare, finish, allowed, components }: MarkdownProps): ReactNode {
  const tree = lightTree(text) ?? markdownTree(text);
  prepare?.(tree);
  const elements = toHast(tree, { allowDangerousHtml: true });
  if (elements.type !== "root") return null;
  finish?.(elements);
  visit(elements, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === "raw") parent.children[index] = { type: "text", value: node.value };
    if (node.type !== "element" || !allowed || allowed.includes(node.tagName)) return;
    parent.children.splice(index, 1, ...node.children);
    return index;
  });
  return toJsxRuntime(elements, { Fragment, jsx, jsxs, components: { a: MarkdownLink, ...components } });
}

/** A link in running text; external links open in a new tab. */
const MarkdownLink: Components["a"] = ({ href, children }) => <Link href={href}>{children}</Link>;
