import { isPreview } from "../../content/lib/addresses.ts";
import type { Frame, Page } from "../../content/resolve/forms.ts";
import { alternatesOf } from "../../content/resolve/translations.ts";

/** About how many characters of a title search engines show before they cut it; titles in pages have no more. */
const LONGEST_TITLE = 60;
/** Signs that nobody sees, as an editor may put in. */
const UNSEEN = /[\p{Cf}\p{Variation_Selector}]/gu;

/** A meta tag by name. A tag without content is left out. */
type Tag = [name: string, content: string | undefined];

/**
 * Returns a page's title, canonical address, `hreflang` alternates and meta tags: `names` are meta name=, `properties`
 * are meta property=. Not-found pages have no canonical address, and use the tags of `home` with their own title.
 */
export function metadataOf(site: Frame, page: Page, home: Page) {
  const { business, locale, locales, offices } = site;
  const found = page.kind !== "notFound";
  const shown = found ? page : home;
  const named = `${page.title} | ${business.name}`;
  const title = named.replace(UNSEEN, "").length > LONGEST_TITLE ? page.title : named;
  const whole = (address: string) => (address.startsWith("/") ? business.url + address : address);
  const canonical = found ? whole(page.canonical ?? page.url) : undefined;
  const alternates = alternatesOf(page.translations, site.languages);
  const others = Object.keys(page.translations).filter((language) => language !== page.language);
  const shared: Tag[] = [
    ["title", title],
    ["description", shown.description],
    ["image", business.url + shown.shareImage],
  ];
  const { latitude, longitude } = page.place?.geo ?? offices.main.geo; // the page's city, else the main office
  const names: Tag[] = [
    ["description", shown.description],
    ["keywords", shown.keywords?.join(", ")],
    ["robots", robotsOf(site, page)],
    ["author", page.article?.author ?? business.name],
    ["theme-color", site.theme.colors.deep],
    ["geo.region", regionOf(site)],
    ["geo.placename", page.place?.name ?? offices.main.city],
    ["geo.position", `${latitude};${longitude}`],
    ["ICBM", `${latitude}, ${longitude}`],
    ["twitter:card", "summary_large_image"],
    ...shared.map(([name, content]): Tag => [`twitter:${name}`, content]),
  ];
  const properties: Tag[] = [
    ["og:type", page.article ? "article" : "website"],
    ["og:site_name", business.name],
    ["og:locale", locale.language.replace("-", "_")],
    ...others.map((language): Tag => ["og:locale:alternate", locales[language]?.replace("-", "_")]),
    ["og:url", canonical],
    ...shared.map(([name, content]): Tag => [`og:${name}`, content]),
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:updated_time", page.modified],
    ...articleTags(page),
  ];
  const hasContent = ([, content]: Tag) => content !== undefined;
  return {
    title,
    canonical,
    alternates: alternates.map(([hreflang, address]) => [hreflang, whole(address)] as const),
    names: names.filter(hasContent),
    properties: properties.filter(hasContent),
  };
}

/** The region of the main office as an ISO 3166-2 code, such as US-FL; its country if the region is not a code. */
function regionOf({ locale, offices }: Frame): string {
  const { region = "" } = offices.main;
  return /^[A-Z0-9]{1,3}$/.test(region) ? `${locale.country}-${region}` : locale.country;
}

function robotsOf({ business }: Frame, { noindex, kind }: Page): string {
  const hidden = noindex || kind === "notFound" || isPreview(business.url);
  return hidden ? "noindex, follow" : "index, follow, max-image-preview:large";
}

/** The Open Graph tags of an article (ogp.me/#type_article); none for other pages. */
function articleTags({ article, modified, keywords = [] }: Page): Tag[] {
  if (!article) return [];
  return [
    ["article:published_time", article.date],
    ["article:modified_time", modified ?? article.date],
    ["article:author", article.author],
    ["article:section", article.category],
    ...keywords.map((keyword): Tag => ["article:tag", keyword]),
  ];
}
