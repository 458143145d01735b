import type { Page, Site } from "../content/types.ts";

type Tag = [name: string, content: string];

/** The tags of a page's head (spec 2.2, 3): `names` are meta name=, `properties` meta property=. */
export interface Metadata {
  title: string;
  /** The page's one true address; pages that are not found have none. */
  canonical: string | undefined;
  names: Tag[];
  properties: Tag[];
}

/** The tags of a page. A preview deployment (SITE_URL differs from the site's own) is noindex. */
export function metadataOf(site: Site, page: Page): Metadata {
  const { business } = site;
  const title = `${page.title} | ${business.name}`;
  const canonical = page.url.endsWith("/404") ? undefined : business.url + (page.canonical ?? page.url);
  const image = business.url + (page.ogImage ?? "/og-image.jpg");
  const preview = process.env.SITE_URL !== undefined && process.env.SITE_URL !== business.url;
  const names = [
    tag("description", page.description),
    tag("keywords", page.keywords?.join(", ")),
    tag("robots", page.noindex || preview ? "noindex, follow" : "index, follow, max-image-preview:large"),
    tag("author", page.article?.author ?? business.name),
    tag("theme-color", "#06283d"),
    ...geoTags(site, page),
    tag("twitter:card", "summary_large_image"),
    tag("twitter:title", title),
    tag("twitter:description", page.description),
    tag("twitter:image", image),
  ];
  const properties = [
    tag("og:type", page.article ? "article" : "website"),
    tag("og:site_name", business.name),
    tag("og:locale", "en_US"),
    tag("og:title", title),
    tag("og:description", page.description),
    tag("og:url", canonical),
    tag("og:image", image),
    tag("og:image:width", "1200"),
    tag("og:image:height", "630"),
    tag("article:published_time", page.article?.date),
    tag("article:modified_time", page.article && page.modified),
    tag("article:section", page.article?.category),
  ];
  return { title, canonical, names: names.flat(), properties: properties.flat() };
}

/** Where the page's city is, or else the main office. */
function geoTags({ offices }: Site, { place }: Page): Tag[][] {
  const { latitude, longitude } = place?.geo ?? offices.main.geo;
  return [
    tag("geo.region", `US-${offices.main.region}`),
    tag("geo.placename", place?.name ?? offices.main.city),
    tag("geo.position", `${latitude};${longitude}`),
    tag("ICBM", `${latitude}, ${longitude}`),
  ];
}

function tag(name: string, content: string | undefined): Tag[] {
  return content === undefined ? [] : [[name, content]];
}
