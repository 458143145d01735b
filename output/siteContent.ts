import { COAST } from "../content/chart/chart.ts";
import type { PageHead, ValidPage } from "../content/forms.ts";
import type { Content } from "../content/loadContent.ts";
import type { Lists } from "../content/resolve/lists.ts";
import { pageResolver } from "../content/resolve/resolvePage.ts";
import type { Frame, Page } from "../content/types.ts";
import { drawCoast } from "./pictures/coast.ts";
import { mediaOf } from "./pictures/media.ts";
import { describePictures, type Pictures } from "./pictures/pictures.ts";

/** A page as those see it who list pages: what stands above its blocks, and where it is. */
export interface PageSummary extends PageHead, Pick<Page, "url" | "kind" | "file"> {}

/** What pages are resolved with: plain data, which threads take. */
export interface SiteContent {
  lists: Lists;
  pictures: Pictures;
  /** What every page shows. */
  frame: Frame;
}

/** Adds to content what only the pictures' files tell. Throws where site.yaml is not right. */
export async function siteContentOf({ root, lists }: Pick<Content, "root" | "lists">): Promise<SiteContent> {
  if (!lists) throw new Error("site.yaml has a problem: npm run check names it.");
  const { site } = lists;
  const pictures = { ...(await describePictures(root, site.pictures)), [COAST.src]: drawCoast(site.cities) };
  const coast = mediaOf(pictures, site.business.name).pictureOf(COAST).address;
  const { cities: _, articles: __, ...frame } = site;
  return { lists, pictures, frame: { ...frame, coast } };
}

/** Gives what resolves pages, from their interfaces and their blocks. */
export function resolverOf({ lists, pictures }: SiteContent): ReturnType<typeof pageResolver> {
  return pageResolver(lists, mediaOf(pictures, lists.site.business.name));
}

/** A page as those see it who list pages. */
export function summaryOf({ url, kind, file, head }: ValidPage): PageSummary {
  return { ...head, url, kind, file };
}
