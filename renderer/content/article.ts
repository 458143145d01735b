import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";
import type { PageFile } from "../../schema/types.ts";
import type { Article } from "./types.ts";

const WORDS_PER_MINUTE = 200;

/** The page's article as lists show it; none where the page is no article. */
export function articleOf(url: string, page: PageFile): Article[] {
  if (!page.article) return [];
  const bodies = page.blocks.flatMap((block) => (block.type === "prose" ? [block.body] : []));
  return [{ ...page.article, url, title: page.title, readTime: readTimeOf(bodies.join("\n\n")) }];
}

/** How long a Markdown text takes to read, in whole minutes: "18 min read". */
export function readTimeOf(markdown: string): string {
  const text = fromMarkdown(markdown).children.map((node) => textOf(node)).join(" ");
  const words = text.split(/\s+/).filter(Boolean).length;
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}

/** Newest first. */
export function byDate(a: Article, b: Article): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title);
}
