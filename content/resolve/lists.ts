import type { SiteFile } from "../../schema/types.ts";
import type { ValidPage } from "../forms.ts";
import { hubUrl } from "../pageKind.ts";
import type { City, NamedLink, Site } from "../types.ts";
import { namedAreas } from "./areas.ts";
import { articleOf, byDate } from "./article.ts";
import { type CardSource, cardSourceOf } from "./card.ts";
import { officesOf } from "./offices.ts";

/** What pages are called in breadcrumbs, by their addresses; undefined where the address says it. */
export type Labels = Readonly<Record<string, string | undefined>>;

/** What pages show of each other and of the business: made of interfaces alone. */
export interface Lists {
  site: Site;
  /** What pages are called in breadcrumbs, by their addresses. */
  labels: Labels;
  /** What stands on the share pictures of cities, by the addresses of their hubs: their pages share it. */
  cards: Record<string, CardSource>;
}

/** The lists of the pages that are shown. */
export function listsOf(pages: readonly ValidPage[], file: SiteFile): Lists {
  const found = pages.flatMap((page) => cityOf(page) ?? []);
  const cities = found.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  const articles = pages.flatMap((page) => articleOf(page, file.business.url)).sort(byDate);
  const labels = Object.fromEntries(pages.map(({ url, head }) => [url, head.breadcrumb ?? head.city?.name]));
  const ofKind = (kind: ValidPage["kind"]) => pages.filter((page) => page.kind === kind);
  const site: Site = {
    ...file,
    officeList: officesOf(file),
    cities,
    areas: namedAreas(cities),
    services: ofKind("service").map(({ url }) => lastCrumb(url, labels)),
    legal: ofKind("legal").map(({ url, head }) => ({ label: head.title, href: url })),
    articles,
  };
  const cards = Object.fromEntries(ofKind("cityHub").map((page) => [page.url, cardSourceOf(page)]));
  return { site, labels, cards };
}

/** The city in whose folder a page stands; undefined of a page that belongs to none. */
export function cityAround({ citySlug }: Pick<ValidPage, "citySlug">, { cities }: Site): City | undefined {
  return citySlug === undefined ? undefined : cities.find(({ url }) => url === hubUrl(citySlug));
}

function cityOf({ url, head: { city } }: ValidPage): City | undefined {
  return city && { ...city, slug: url.split("/").at(-1) ?? "", url };
}

function lastCrumb(url: string, labels: Labels): NamedLink {
  return breadcrumbsOf(url, labels).at(-1) ?? { label: url, href: url };
}

/**
 * The way from Home to a page, the page itself included: each level by its own name where it has
 * one, else by its part of the address with first letters capitalised. Home itself has none, nor has a folder
 * without a page. `labels` are by the addresses of all pages.
 */
export function breadcrumbsOf(url: string, labels: Labels): NamedLink[] {
  if (url === "/") return [];
  const segments = url.split("/").slice(1);
  const levels = segments.flatMap((segment, index) => {
    const href = `/${segments.slice(0, index + 1).join("/")}`;
    return Object.hasOwn(labels, href) ? [{ label: labels[href] ?? capitalised(segment), href }] : [];
  });
  return [{ label: "Home", href: "/" }, ...levels];
}

function capitalised(segment: string): string {
  return segment.replaceAll("-", " ").replace(/(?<!\S)\S/g, (letter) => letter.toUpperCase());
}
