import type { ValidPage } from "../compile/forms.ts";
import type { City } from "../lib/named.ts";
import type { PageLocation } from "../survey/forms.ts";

/** What the share picture of a page is made of. */
export interface ShareCardSource extends Pick<PageLocation, "url" | "kind" | "language"> {
  eyebrow?: string;
  heading: string;
  /** The file in public/images shown beside the words, if any, and the point of it that cropping keeps in view. */
  picture?: string;
  focus?: string;
}

/** The source of a page's share picture: pages of a city share that of its hub, if it is in their language. */
export function sharedCardOf(
  page: ValidPage,
  place: Pick<City, "url"> | undefined,
  hubs: Readonly<Record<string, ShareCardSource>>,
): ShareCardSource {
  const hub = place && hubs[place.url];
  return hub?.language === page.language ? hub : shareCardSourceOf(page);
}

/** The source of a page's own share picture. */
export function shareCardSourceOf({ url, kind, language, head, hero }: ValidPage): ShareCardSource {
  const picture = head.article ? (hero.picture ?? head.article.picture) : hero.picture;
  return {
    url,
    kind,
    language,
    eyebrow: head.city?.name ?? head.article?.category ?? hero.eyebrow,
    heading: hero.heading ?? head.title,
    picture: picture?.src,
    focus: picture?.focus,
  };
}
