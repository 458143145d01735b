import type { Content } from "../../content/loadContent.ts";
import type { Page, Site } from "../../content/types.ts";
import { describePictures } from "../../output/pictures/pictures.ts";
import { resolvePictures } from "../../output/pictures/resolvePictures.ts";
import { documentOf } from "../../renderer/documentOf.tsx";

const pictures = await describePictures(process.cwd());

type Pages = Pick<Content, "site" | "pages">;

/** A page of some content as it is rendered, with this site's pictures. Throws where there is no such page. */
export function finishedPage({ site, pages }: Pages, url: string): { site: Site; page: Page } {
  const page = pages.find((candidate) => candidate.url === url);
  if (!site || !page) throw new Error(`There is no page at ${url}.`);
  return { site, page: { ...resolvePictures(page, pictures), shareImage: "/og-image.jpg" } };
}

/** The whole HTML of a page of some content; `changes` to its site. */
export function htmlOf(content: Pages, url: string, changes: Partial<Site> = {}): string {
  const { site, page } = finishedPage(content, url);
  const changed = { ...site, ...changes };
  return documentOf({ site: changed, page, home: page });
}
