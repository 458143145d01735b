import type { Content } from "../../content/loadContent.ts";
import type { Page, Site } from "../../content/types.ts";
import { describePictures } from "../../output/pictures/pictures.ts";
import { resolverOf } from "../../output/siteContent.ts";
import { documentOf } from "../../renderer/page/Document.tsx";

const pictures = await describePictures(process.cwd());

/** A page of some content with all that it shows, with this site's pictures. Throws where there is no such page. */
export function resolvedPage(
  { lists, pages, bodyOf }: Pick<Content, "lists" | "pages" | "bodyOf">,
  url: string,
): { site: Site; page: Page } {
  const found = pages.find((candidate) => candidate.url === url);
  if (!lists || !found) throw new Error(`There is no page at ${url}.`);
  const page = resolverOf({ lists, pictures, frame: lists.site })(found, bodyOf(found).blocks);
  return { site: lists.site, page: { ...page, shareImage: "/og-image.jpg" } };
}

/** The whole HTML of a page of some content; `changes` to its site. */
export function htmlOf(
  content: Pick<Content, "lists" | "pages" | "bodyOf">,
  url: string,
  changes: Partial<Site> = {},
): string {
  const { site, page } = resolvedPage(content, url);
  return documentOf({ site: { ...site, ...changes }, page, home: page });
}
