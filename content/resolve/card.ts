import type { ValidPage } from "../forms.ts";
import type { PageKind } from "../pageKind.ts";

/** What a page gives to its picture for social networks. */
export interface CardSource {
  url: string;
  kind: PageKind;
  eyebrow?: string;
  heading: string;
  /** The file in public/images beside the words, and the point of it that is kept in view; where the page has one. */
  picture?: string;
  focus?: string;
}

/** What a page gives to its picture for social networks. */
export function cardSourceOf({ url, kind, head, hero }: ValidPage): CardSource {
  const picture = head.article ? (hero.picture ?? head.article.picture) : hero.picture;
  return {
    url,
    kind,
    eyebrow: head.city?.name ?? head.article?.category ?? hero.eyebrow,
    heading: hero.heading ?? head.title,
    picture: picture?.src,
    focus: picture?.focus,
  };
}
