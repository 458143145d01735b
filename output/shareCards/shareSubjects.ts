import type { ValidPage } from "../../content/compile/forms.ts";
import { mainOf } from "../../content/lib/mainOf.ts";
import { sharedCardOf } from "../../content/resolve/card.ts";
import { cityAround } from "../../content/resolve/lists.ts";
import { typesetAll } from "../../content/typography/typeset.ts";
import type { SiteContent } from "../siteContent.ts";
import { type OgSubject, shareImageOf, subjectOf } from "./cardFor.ts";

/** What the share cards to be drawn show, by their addresses: the pages of a city share one. */
export function shareSubjects(
  pages: readonly ValidPage[],
  { lists, pictures }: SiteContent,
): Map<string, OgSubject> {
  return new Map(
    pages.flatMap((page) => {
      const { site, cards } = lists.get(page.language) ?? mainOf(lists);
      const context = { site, pictures };
      const card = sharedCardOf(page, cityAround(page, site), cards);
      const address = shareImageOf(card, context);
      const isDrawn = page.head.ogImage === undefined && address.startsWith("/og/");
      return isDrawn ? [[address, typesetAll(subjectOf(card, context))] as const] : [];
    }),
  );
}
