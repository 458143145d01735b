import { isPreview } from "../../content/preview.ts";
import type { Frame, Page } from "../../content/types.ts";
import { colors } from "../page/colors.ts";

type Tag = [name: string, content: string];

/** The tags of a page's head: `names` are meta name=, `properties` meta property=. */
interface Metadata {
  title: string;
  /** The page's one true address; pages that are not found have none. */
  canonical: string | undefined;
  names: Tag[];
  properties: Tag[];
}

/** The tags of a page; unknown paths take those of `home`, with their own title. */
export function metadataOf(site: Frame, page: Page, home: Page): Metadata {
  const { business } = site;
  const found = page.kind !== "notFound";
  const shown = found ? page : home;
  const title = `${page.title} | ${business.name}`;
  const canonical = found ? new URL(page.canonical ?? page.url, business.url).href : undefined;
  const image = business.url + shown.shareImage;
  const names = [
    tag("description", shown.description),
    tag("keywords", shown.keywords?.join(", ")),
    tag("robots", robotsOf(site, page)),
    tag("author", page.article?.author ?? business.name),
    tag("theme-color", colors.lagoon),
    ...geoTags(site, page),
    tag("twitter:card", "summary_large_image"),
    ...sharingTags("twitter", title, shown.description, image),
  ];
  const properties = [
    tag("og:type", page.article ? "article" : "website"),
    tag("og:site_name", business.name),
    tag("og:locale", "en_US"),
    tag("og:url", canonical),
    ...sharingTags("og", title, shown.description, image),
    tag("og:image:width", "1200"),
    tag("og:image:height", "630"),
    tag("og:updated_time", page.modified),
    ...articleTags(page),
  ];
  return { title, canonical, names: names.flat(), properties: properties.flat() };
}

/** What Twitter and Open Graph show of a page, each under its own name. */
function sharingTags(network: "twitter" | "og", title: string, description: string, image: string): Tag[][] {
  return [
    tag(`${network}:title`, title),
    tag(`${network}:description`, description),
    tag(`${network}:image`, image),
  ];
}

function robotsOf({ business }: Frame, { noindex, kind }: Page): string {
  const hidden = noindex || kind === "notFound" || isPreview(business.url);
  return hidden ? "noindex, follow" : "index, follow, max-image-preview:large";
}

/** Where the page's city is, or else the main office. */
function geoTags({ offices }: Frame, { place }: Page): Tag[][] {
  const { latitude, longitude } = place?.geo ?? offices.main.geo;
  return [
    tag("geo.region", `US-${offices.main.region}`),
    tag("geo.placename", place?.name ?? offices.main.city),
    tag("geo.position", `${latitude};${longitude}`),
    tag("ICBM", `${latitude}, ${longitude}`),
  ];
}

/** What Open Graph says of articles (ogp.me/#type_article). */
function articleTags({ article, modified, keywords = [] }: Page): Tag[][] {
  if (!article) return [];
  return [
    tag("article:published_time", article.date),
    tag("article:modified_time", modified ?? article.date),
    tag("article:author", article.author),
    tag("article:section", article.category),
    ...keywords.map((keyword) => tag("article:tag", keyword)),
  ];
}

function tag(name: string, content: string | undefined): Tag[] {
  return content === undefined ? [] : [[name, content]];
}
