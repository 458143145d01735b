import type { SiteFile } from "../../schema/types.ts";
import type { CheckedPage } from "../check/checkPages.ts";
import type { City, NamedLink, Page, Place, Site } from "../types.ts";
import { namedAreas } from "./areas.ts";
import { articleOf, byDate } from "./article.ts";
import { breadcrumbsOf } from "./breadcrumbs.ts";
import { withLooks } from "./looks.ts";
import { callFor, officesOf } from "./offices.ts";
import { resolveBlock } from "./resolveBlock.ts";

/** The checked pages with all filled in that their blocks show: lists of cities and articles, offices, crumbs. */
export function resolveContent(checked: CheckedPage[], file: SiteFile): { site: Site; pages: Page[] } {
  const valid = checked.flatMap(({ url, kind, citySlug, source, value }) =>
    value ? [{ url, kind, citySlug, source: source.file, value }] : [],
  );
  const found = valid.flatMap(({ url, value }): City[] =>
    value.city ? [{ ...value.city, slug: url.split("/").at(-1) ?? "", url }] : [],
  );
  const cities = found.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  const articles = valid.flatMap(({ url, value }) => articleOf(url, value, file.business.url)).sort(byDate);
  const labels = new Map(valid.map(({ url, value }) => [url, value.breadcrumb ?? value.city?.name]));
  const services = valid.filter(({ kind }) => kind === "service").map(({ url }) => lastCrumb(url, labels));
  const site: Site = {
    ...file,
    officeList: officesOf(file),
    cities,
    areas: namedAreas(cities),
    services,
    legal: valid
      .filter(({ kind }) => kind === "legal")
      .map(({ url, value }) => ({ label: value.title, href: url })),
    articles,
  };
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const byUrl = new Map(articles.map((article) => [article.url, article]));
  const pages = valid.map(({ url, kind, citySlug, source, value }): Page => {
    const place = citySlug === undefined ? undefined : bySlug.get(citySlug);
    const article = byUrl.get(url);
    const blocks = withLooks(value.blocks).map((block) => resolveBlock(block, site, { article, place }));
    return {
      ...value,
      url,
      kind,
      file: source,
      blocks,
      breadcrumbs: breadcrumbsOf(url, labels),
      call: callFor(blocks, place, file),
      ...(place && { place: placeOf(place) }),
    };
  });
  return { site, pages };
}

function lastCrumb(url: string, labels: Map<string, string | undefined>): NamedLink {
  return breadcrumbsOf(url, labels).at(-1) ?? { label: url, href: url };
}

function placeOf({ name, slug, url, geo, phone }: City): Place {
  return { name, slug, url, geo, phone };
}
