import { languagesOf } from "../../../content/languages/languages.ts";
import { alternatesOf } from "../../../content/resolve/translations.ts";
import type { PageSummary } from "../../siteContent.ts";
import { askEach, type Check, type Live, type Wrong } from "../live.ts";

/** Every page states its language and its addresses in other languages, and the sitemap states the same addresses. */
export const languagesCheck: Check = async (live) => {
  const { asked, misses } = await askEach(live, [...live.pageAt.keys()], "addresses", (answer, address) =>
    wrongWith(live, live.pageAt.get(address), answer.text),
  );
  const { text: xml } = await live.ask(`${live.origin}/sitemap.xml`);
  const unsaid = live.pages.filter((page) => linksOf(live, page).some((link) => !isSaid(link, xml)));
  return {
    asked,
    misses: [
      ...misses,
      ...unsaid.map(({ url }) => `The sitemap does not say where ${url} stands in its languages.`),
    ],
  };
};

function wrongWith(live: Live, page: PageSummary | undefined, html: string): Wrong[] {
  if (!page) return [];
  const [, lang] = /<html[^>]* lang="([^"]*)"/i.exec(html) ?? [];
  const wanted = linksOf(live, page);
  const named = html.match(/<link rel="alternate" hreflang=/gi) ?? [];
  return [
    lang !== page.language && `says that its language is ${lang ?? "none"}; it is ${page.language}.`,
    ...wanted
      .filter((link) => !isSaid(link, html))
      .map(([hreflang, href]) => `does not say that it stands at ${href} (hreflang ${hreflang}).`),
    named.length > wanted.length && "names more languages (hreflang) than it stands in.",
  ];
}

/** The addresses of a page in its languages, which it and the sitemap must state. */
function linksOf({ site }: Live, { translations }: PageSummary): [hreflang: string, href: string][] {
  const alternates = alternatesOf(translations, languagesOf(site));
  return alternates.map(([hreflang, address]) => [hreflang, new URL(address, site.business.url).href]);
}

function isSaid([hreflang, href]: [string, string], text: string): boolean {
  return text.toLowerCase().includes(`rel="alternate" hreflang="${hreflang}" href="${href}"`);
}
