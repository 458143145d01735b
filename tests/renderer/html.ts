import type { Content } from "../../content/loadContent.ts";
import type { Frame, Page } from "../../content/types.ts";
import { resolverOf, siteContentOf } from "../../output/siteContent.ts";
import { documentOf } from "../../renderer/documentOf.tsx";

/** A page of some content with all that it shows, with this site's pictures. Throws where there is no such page. */
export async function resolvedPage(content: Content, url: string): Promise<{ site: Frame; page: Page }> {
  const found = content.pages.find((candidate) => candidate.url === url);
  if (!found) throw new Error(`There is no page at ${url}.`);
  const prepared = await siteContentOf({ root: process.cwd(), lists: content.lists });
  const page = resolverOf(prepared)(found, content.bodyOf(found).blocks);
  return { site: prepared.frame, page: { ...page, shareImage: "/og-image.jpg" } };
}

/** The whole HTML of a page of some content; `changes` to its site. */
export async function htmlOf(content: Content, url: string, changes: Partial<Frame> = {}): Promise<string> {
  const { site, page } = await resolvedPage(content, url);
  return documentOf({ site: { ...site, ...changes }, page, home: page });
}
