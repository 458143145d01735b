import { COAST } from "../content/chart/chart.ts";
import type { Content } from "../content/loadContent.ts";
import type { FinishedPage, Page, Site } from "../content/types.ts";
import { namesOf, typesetAll } from "../content/typography/typeset.ts";
import { drawCoast } from "./pictures/coast.ts";
import { withPhoneCrops } from "./pictures/crops.ts";
import { describePictures, type Pictures } from "./pictures/pictures.ts";
import { resolvePictures } from "./pictures/resolvePictures.ts";
import { ogImageFor, pageShown } from "./shareCards/cardFor.ts";

/** Content with nothing left to look up: what pages are rendered from, and what is written beside them. */
export interface FinishedContent {
  site: Site;
  pages: FinishedPage[];
  pictures: Pictures;
}

/** Content whose pages are finished when they are asked for. */
export interface PreparedContent extends Omit<FinishedContent, "pages"> {
  /** Finishes a page, be it of the content or changed since. */
  finish(page: Page): FinishedPage;
}

/** Adds to content what only the pictures' files tell. Throws where site.yaml is not right. */
export async function finishContent(root: string, content: Unfinished): Promise<FinishedContent> {
  const { finish, ...prepared } = await prepareContent(root, content);
  return { ...prepared, pages: content.pages.map(finish) };
}

/** The same for who needs few of the pages. */
export async function prepareContent(root: string, { site, pages }: Unfinished): Promise<PreparedContent> {
  if (!site) throw new Error("site.yaml has a problem: npm run check names it.");
  const pictures = { ...(await describePictures(root, site.pictures)), [COAST.src]: drawCoast(site.cities) };
  return {
    site: { ...site, coast: resolvePictures(COAST, pictures).address },
    pictures,
    finish: finisher(site, pages, pictures),
  };
}

/** Content with everything but what its pictures tell. */
type Unfinished = Pick<Content, "site" | "pages">;

function finisher(site: Site, pages: Page[], pictures: Pictures): (page: Page) => FinishedPage {
  const names = namesOf(site.cities.map(({ name }) => name));
  const hubs = new Map(pages.filter(({ kind }) => kind === "cityHub").map((page) => [page.url, page]));
  const content = { site, pages, hubs, pictures };
  const cards = new WeakMap<Page, string>();
  const cardOf = (page: Page) => {
    const shown = pageShown(page, content);
    const card = cards.get(shown) ?? ogImageFor(shown, content);
    cards.set(shown, card);
    return card;
  };
  return (page) => {
    const resolved = resolvePictures({ ...page, blocks: typesetAll(page.blocks, names) }, pictures);
    return {
      ...resolved,
      blocks: withPhoneCrops(resolved.blocks, pictures),
      shareImage: page.ogImage ?? cardOf(page),
    };
  };
}
