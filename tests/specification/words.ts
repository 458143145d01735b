import { markdownLinks } from "../../checker/texts/fileTexts.ts";
import { isMapping } from "../../content/lib/data.ts";
import type { NamedLink } from "../../content/lib/named.ts";
import type { Page } from "../../content/resolve/forms.ts";
import { page } from "../content/published.ts";

/** Keys of a block whose texts are not read by visitors, or come from other pages. */
const UNREAD = new Set(
  "type id icon tone look src versions mobileVersions mobile alt href article articles cities embed offices place".split(
    " ",
  ),
);

/** The whole text of a page between header and footer, with dashes as hyphens and single spaces. */
export function text(url: string): string {
  return textOf(page(url));
}

export function textOf({ blocks }: Page): string {
  return strings(blocks)
    .join("\n")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/[–—]/g, "-")
    .replace(/[^\S\n]+/g, " ");
}

/** The buttons of a page's own blocks, then the links inside their texts, whose label is "". */
export function linksOf({ blocks }: Page): NamedLink[] {
  const linking = strings(blocks).filter((said) => said.includes("]("));
  return [...buttons(blocks), ...linking.flatMap(markdownLinks).map((href) => ({ label: "", href }))];
}

export const links = (url: string) => linksOf(page(url));
export const hrefs = (url: string) => links(url).map(({ href }) => href);

export function strings(node: unknown): string[] {
  if (typeof node === "string") return [node];
  return children(node).flatMap(strings);
}

function buttons(node: unknown): NamedLink[] {
  const own = isMapping(node) && typeof node.label === "string" && typeof node.href === "string";
  return own ? [{ label: String(node.label), href: String(node.href) }] : children(node).flatMap(buttons);
}

function children(node: unknown): unknown[] {
  if (Array.isArray(node)) return node;
  if (!isMapping(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => (UNREAD.has(key) ? [] : [value]));
}
