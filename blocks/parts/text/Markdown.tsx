import type { Root } from "hast";
import { type Components, toJsxRuntime } from "hast-util-to-jsx-runtime";
import { toHast } from "mdast-util-to-hast";
import { type ReactNode, useContext } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { visit } from "unist-util-visit";
import { linkWords } from "../../../content/markdown/links.ts";
import { lightTree, markdownTree } from "../../../content/markdown/tree.ts";
import { Link } from "../links/Link.tsx";
import { LinkFinderContext } from "./LinksIn.ts";

interface MarkdownProps {
  text: string;
  /** Transforms the HTML tree, as in rehype. */
  finish?: (tree: Root) => void;
  /** The allowed HTML elements; others are replaced by their content. By default, all are allowed. */
  allowed?: readonly string[];
  components?: Partial<Components>;
}

/** Renders Markdown as elements, its phone numbers and addresses as links. HTML in it is shown as text. */
export function Markdown({ text, finish, allowed, components }: MarkdownProps): ReactNode {
  const tree = lightTree(text) ?? markdownTree(text);
  linkWords(useContext(LinkFinderContext))(tree);
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
