import type { Block } from "../../schema/types.ts";
import { Nearest } from "../chart/nearest.ts";
import type { ValidPage } from "../forms.ts";
import type { City, Page, PictureOf, Place, ResolvedBlock } from "../types.ts";
import { namesOf, typesetAll } from "../typography/typeset.ts";
import { articleOf } from "./article.ts";
import { type CardSource, cardSourceOf } from "./card.ts";
import { breadcrumbsOf, cityAround, type Lists } from "./lists.ts";
import { withLooks } from "./looks.ts";
import { callFor } from "./offices.ts";
import { pictureBlocks, withPictures } from "./pictures.ts";
import { resolveBlock } from "./resolveBlock.ts";

/** What of pictures only their files tell. */
export interface Media {
  pictureOf: PictureOf;
  /** The address of the picture that social networks show for a page with such a card. */
  shareImageOf(card: CardSource): string;
}

/** Gives pages everything that their blocks show beyond their own files. */
export function pageResolver(
  lists: Lists,
  { pictureOf, shareImageOf }: Media,
): (page: ValidPage, blocks: Block[]) => Page {
  const { site, labels, cards } = lists;
  const nearest = new Nearest(site.cities);
  const names = namesOf(site.cities.map(({ name }) => name));
  return (page, own) => {
    const { url, kind, file, head } = page;
    const place = cityAround(page, site);
    const [article] = articleOf(page, site.business.url);
    const where = { article, place, nearest };
    const blocks: ResolvedBlock[] = withLooks(own).map((block) => resolveBlock(block, site, where));
    const card = (place && cards[place.url]) ?? cardSourceOf(page);
    return {
      ...withPictures(head, pictureOf),
      ...{ url, kind, file },
      breadcrumbs: breadcrumbsOf(url, labels),
      call: callFor(blocks, place, site),
      ...(place && { place: placeOf(place) }),
      blocks: pictureBlocks(typesetAll(blocks, names), pictureOf),
      shareImage: head.ogImage ?? shareImageOf(card),
    };
  };
}

function placeOf({ name, slug, url, geo, phone }: City): Place {
  return { name, slug, url, geo, phone };
}
