import GithubSlugger from "github-slugger";
import { isMapping } from "../read/data.ts";
import { markdownHeadings } from "./links.ts";

/** The names that a `#` link to this page can use: its blocks' ids, and the headings of its running text. */
export function anchorsOf(page: Record<string, unknown>): Set<string> {
  const blocks = Array.isArray(page.blocks) ? page.blocks.filter(isMapping) : [];
  const ids = blocks.flatMap((block) => (typeof block.id === "string" ? [block.id] : []));
  const bodies = blocks.flatMap((block) => (typeof block.body === "string" ? [block.body] : []));
  return new Set([...ids, ...bodies.flatMap((body) => headingsOf(body).map((heading) => heading.id))]);
}

/** The headings of a Markdown text, each with the id that its HTML carries. */
export function headingsOf(markdown: string): { depth: number; text: string; id: string }[] {
  const slugger = new GithubSlugger();
  return markdownHeadings(markdown).map((heading) => ({ ...heading, id: slugger.slug(heading.text) }));
}
