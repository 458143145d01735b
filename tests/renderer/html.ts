import type { CheckedContent } from "../../checker/loadChecked.ts";
import type { Page, Site } from "../../content/resolve/forms.ts";
import { resolverOf } from "../../output/pictures/media.ts";
import { describePictures } from "../../output/pictures/pictures.ts";
import { documentOf } from "../../renderer/page/Document.tsx";
import { ROOT } from "../content/root.ts";

const pictures = await describePictures(ROOT);

/** A resolved page of some content, with the pictures of ROOT, and its site. Throws if there is no such page. */
export function resolvedPage(
  { lists, pages, blocksOf }: Pick<CheckedContent, "lists" | "pages" | "blocksOf">,
  url: string,
): { site: Site; page: Page } {
  const found = pages.find((candidate) => candidate.url === url);
  const own = found && lists.get(found.language);
  if (!own) throw new Error(`There is no page at ${url}.`);
  const page = resolverOf({ lists, pictures })(found, blocksOf(found));
  return { site: own.site, page: { ...page, shareImage: "/og-image.jpg" } };
}

/** The whole HTML of a page of some content, with `changes` applied to its site. */
export function htmlOf(
  content: Pick<CheckedContent, "lists" | "pages" | "blocksOf">,
  url: string,
  changes: Partial<Site> = {},
): string {
  const { site, page } = resolvedPage(content, url);
  return documentOf({ site: { ...site, ...changes }, page, home: page });
}
