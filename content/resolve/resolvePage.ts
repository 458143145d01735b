import type { Block } from "../../schema/types.ts";
import { Nearest } from "../chart/nearest.ts";
import type { ValidPage } from "../compile/forms.ts";
import { withLocalLinks } from "../languages/overlay.ts";
import type { City, CitySummary } from "../lib/named.ts";
import { OTHER_SERVICE, serviceAt, serviceKey } from "../lib/services.ts";
import { anchorsIn } from "../markdown/headings.ts";
import { namesOf, typesetAll } from "../typography/typeset.ts";
import { articleOf } from "./article.ts";
import { withBands } from "./bands.ts";
import { type ShareCardSource, sharedCardOf } from "./card.ts";
import type { Page, PictureOf, Site } from "./forms.ts";
import { breadcrumbsOf, cityAround, type Lists } from "./lists.ts";
import { withLooks } from "./looks.ts";
import { callFor } from "./offices.ts";
import { pictureBlocks, withPictures } from "./pictures.ts";
import { resolveBlock } from "./resolveBlock.ts";
import { otherLanguagesOf } from "./translations.ts";

/** What can be known of pictures only from their files. */
export interface Media {
  pictureOf: PictureOf;
  shareImageOf(card: ShareCardSource): string;
}

/** Returns a function that resolves a page: it adds everything that its blocks show beyond its own file. */
export function pageResolver(
  lists: Lists,
  { pictureOf, shareImageOf }: Media,
): (page: ValidPage, blocks: Block[]) => Page {
  const { site, cards, translations, local, others } = lists;
  const { chart } = site.theme;
  const nearest = chart && new Nearest(site.cities, chart);
  const names = namesOf(site.cities.map(({ name }) => name));
  return (page, own) => {
    const { url, kind, file, language, original, head } = page;
    const place = cityAround(page, site);
    const [article] = articleOf(page, site);
    const service = serviceOf(page, site);
    const listsOffices = own.some(({ type }) => type === "offices");
    const anchors = new Set(own.flatMap((block) => anchorsIn({ ...block }).map(({ id }) => id)));
    const where = { url, listsOffices, anchors, article, place, nearest };
    const localBlocks = withLocalLinks(withLooks(own), local);
    const blocks = localBlocks.map((block) => resolveBlock(block, site, where));
    return {
      ...withPictures(head, pictureOf),
      url,
      kind,
      file,
      language,
      translations: translations[original] ?? {},
      otherLanguages: otherLanguagesOf(page, others),
      breadcrumbs: breadcrumbsOf(url, lists),
      call: callFor(blocks, place, site),
      ...(place && { place: placeOf(place) }),
      ...(service && { service }),
      blocks: pictureBlocks(
        typesetAll(withBands(blocks, own, site.theme.pictures?.between ?? [], original), names),
        pictureOf,
      ),
      shareImage: head.ogImage ?? shareImageOf(sharedCardOf(page, place, cards)),
    };
  };
}

/** The service that a page is about, named in its language; undefined if it is about none. */
function serviceOf({ url, kind }: ValidPage, { services, requested }: Site): Page["service"] {
  const index = serviceAt(services, url);
  const [service, main] = [services[index], requested.services[index]];
  if (!service || !main) return kind === "service" ? { key: OTHER_SERVICE } : undefined;
  return { name: service.name, key: serviceKey(main) };
}

function placeOf({ name, slug, url, geo, phone }: City): CitySummary {
  return { name, slug, url, geo, phone };
}
