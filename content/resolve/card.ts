import type { ValidPage } from "../forms.ts";
import type { PageKind } from "../survey/pageKind.ts";
import type { City } from "../types.ts";

/** What a page gives to its picture for social networks. */
export interface CardSource {
  url: string;
  kind: PageKind;
  language: string;
  eyebrow?: string;
  heading: string;
  /** The file in public/images beside the words, and the point of it that is kept in view; where the page has one. */
  picture?: string;
  focus?: string;
}

/** What stands on a page's picture for social networks: a city's pages share that of its hub, where it is in their language. */
export function sharedCardOf(
  page: ValidPage,
  place: Pick<City, "url"> | undefined,
  hubs: Readonly<Record<string, CardSource>>,
): CardSource {
  const hub = place && hubs[place.url];
  return hub?.language === page.language ? hub : cardSourceOf(page);
}

/** What a page gives to its picture for social networks. */
export function cardSourceOf({ url, kind, language, head, hero }: ValidPage): CardSource {
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
