import type { PageFile, SiteFile } from "../../schema/types.ts";
import { Nearest } from "../chart/nearest.ts";
import type { CheckedPage } from "../check/checkPages.ts";
import { Recent } from "../memory/recent.ts";
import { headOf } from "../read/blocksLater.ts";
import type { Article, City, NamedLink, Page, Place, Site } from "../types.ts";
import { namedAreas } from "./areas.ts";
import { articleOf, byDate } from "./article.ts";
import { breadcrumbsOf } from "./breadcrumbs.ts";
import { withLooks } from "./looks.ts";
import { callFor, officesOf } from "./offices.ts";
import { resolveBlock } from "./resolveBlock.ts";
import { type ValidPage, validPage } from "./validPage.ts";

/** The checked pages with all filled in that their blocks show: lists of cities and articles, offices, crumbs. */
export function resolveContent(checked: CheckedPage[], file: SiteFile): { site: Site; pages: Page[] } {
  const valid = checked.flatMap((page) => validPage(page) ?? []);
  const found = valid.flatMap(({ url, value }) => cityOf(url, value) ?? []);
  const cities = found.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  const articles = valid.flatMap((page) => articleOf(page, file.business.url)).sort(byDate);
  const labels = labelsOf(valid);
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
  const nearest = new Nearest(cities);
  const recent = new Recent();
  const pages = valid.map((page) => {
    const [city, article] = [bySlug.get(page.citySlug ?? ""), byUrl.get(page.url)];
    return resolvePage(page, { site, labels, nearest, city, article }, recent);
  });
  return { site, pages };
}

/**
 * One page that may have changed since all others were resolved to `site`, as while it is typed; undefined where it
 * is not right. Lists on other pages are as they were.
 */
export function resolveChanged(page: CheckedPage, checked: CheckedPage[], site: Site): Page | undefined {
  const changed = validPage(page);
  if (!changed) return undefined;
  const { url, citySlug, value } = changed;
  const others = checked.flatMap((other) => (other.url === url ? [] : (validPage(other) ?? [])));
  return resolvePage(changed, {
    site,
    labels: labelsOf([...others, changed]),
    city: cityOf(url, value) ?? site.cities.find(({ slug }) => slug === citySlug),
    article: articleOf(changed, site.business.url)[0],
  });
}

/** The site of a site.yaml that may have changed since: what it lists of pages is as it was. */
export function resolveChangedSite(file: SiteFile, before: Site): Site {
  const { cities, areas, services, legal, articles } = before;
  return { ...file, officeList: officesOf(file), cities, areas, services, legal, articles };
}

/** What pages are called in breadcrumbs, where their address does not say it. */
function labelsOf(pages: ValidPage[]): Labels {
  return new Map(pages.map(({ url, value }) => [url, value.breadcrumb ?? value.city?.name]));
}

type Labels = Map<string, string | undefined>;

function cityOf(url: string, { city }: PageFile): City | undefined {
  return city && { ...city, slug: url.split("/").at(-1) ?? "", url };
}

/** What a page shows of others. */
interface Around {
  site: Site;
  labels: Labels;
  nearest?: Nearest;
  city: City | undefined;
  article: Article | undefined;
}

/** A page whose blocks are resolved when somebody asks for them. */
function resolvePage(
  { url, kind, file, value }: ValidPage,
  { site, labels, nearest, city, article }: Around,
  recent = new Recent(),
): Page {
  const where = { article, place: city, nearest };
  const blocks = recent.of(() => withLooks(value.blocks).map((block) => resolveBlock(block, site, where)));
  return {
    ...headOf(value),
    url,
    kind,
    file,
    get blocks() {
      return blocks();
    },
    get breadcrumbs() {
      return breadcrumbsOf(url, labels);
    },
    get call() {
      return callFor(blocks(), city, site);
    },
    ...(city && { place: placeOf(city) }),
  };
}

function lastCrumb(url: string, labels: Labels): NamedLink {
  return breadcrumbsOf(url, labels).at(-1) ?? { label: url, href: url };
}

function placeOf({ name, slug, url, geo, phone }: City): Place {
  return { name, slug, url, geo, phone };
}
