import type { BreadcrumbList, WebPage } from "schema-dts";
import type { Frame, Page } from "../../../content/types.ts";
import { idOf, mention } from "./ids.ts";

/** A page: what it is part of, and what it is about. */
export function webPageNode(site: Frame, page: Page): WebPage {
  const { url, title, description, schema = "WebPage", article, modified, breadcrumbs } = page;
  return {
    "@type": schema,
    "@id": idOf(site, "webpage", url),
    url: new URL(url, site.business.url).href,
    name: title,
    description,
    inLanguage: "en-US",
    isPartOf: mention(site, "website"),
    about: mention(site, "business"),
    primaryImageOfPage: pictureOf(site, page),
    datePublished: article?.date,
    dateModified: modified ?? article?.date,
    breadcrumb: breadcrumbs.length ? mention(site, "breadcrumb", url) : undefined,
  };
}

/** The way from Home to a page. */
export function breadcrumbNode(site: Frame, { url, breadcrumbs }: Page): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    "@id": idOf(site, "breadcrumb", url),
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: new URL(href, site.business.url).href,
    })),
  };
}

function pictureOf({ business }: Frame, { blocks: [hero] }: Page): WebPage["primaryImageOfPage"] {
  if (hero?.type !== "hero" || !hero.picture) return undefined;
  const { src, alt } = hero.picture;
  return { "@type": "ImageObject", url: `${business.url}/images/${src}`, caption: alt };
}
