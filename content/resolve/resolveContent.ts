import type { SiteFile } from "../../schema/types.ts";
import type { CheckedPage } from "../check/checkPages.ts";
import type { City, NamedLink, Page, Site } from "../types.ts";
import { articleOf, byDate } from "./article.ts";
import { breadcrumbsOf } from "./breadcrumbs.ts";
import { officesOf } from "./offices.ts";
import { resolveBlock } from "./resolveBlock.ts";

/** The checked pages with all filled in that their blocks show: lists of cities and articles, offices, crumbs. */
export function resolveContent(checked: CheckedPage[], file: SiteFile): { site: Site; pages: Page[] } {
  const valid = checked.flatMap(({ url, kind, citySlug, source, value }) =>
    value ? [{ url, kind, citySlug, file: source.file, value }] : [],
  );
  const cities = valid.flatMap(({ url, value }): City[] =>
    value.city ? [{ ...value.city, slug: url.split("/").at(-1) ?? "", url }] : [],
  );
  const articles = valid.flatMap(({ url, value }) => articleOf(url, value, file.business.url)).sort(byDate);
  const labels = new Map(valid.map(({ url, value }) => [url, value.breadcrumb ?? value.city?.name]));
  const services = valid.filter(({ kind }) => kind === "service").map(({ url }) => lastCrumb(url, labels));
  const site = {
    ...file,
    officeList: officesOf(file),
    cities: cities.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name)),
    services,
    legal: valid
      .filter(({ kind }) => kind === "legal")
      .map(({ url, value }) => ({ label: value.title, href: url })),
    articles,
  };
  const pages = valid.map(({ url, kind, citySlug, file, value }): Page => {
    const place = cities.find((city) => city.slug === citySlug);
    const article = articles.find((candidate) => candidate.url === url);
    const blocks = value.blocks.map((block) => resolveBlock(block, site, article));
    return {
      ...value,
      url,
      kind,
      file,
      blocks,
      breadcrumbs: breadcrumbsOf(url, labels),
      ...(place && { place }),
    };
  });
  return { site, pages };
}

function lastCrumb(url: string, labels: Map<string, string | undefined>): NamedLink {
  return breadcrumbsOf(url, labels).at(-1) ?? { label: url, href: url };
}
