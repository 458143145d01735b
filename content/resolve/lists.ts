import type { Language } from "../../schema/types.ts";
import { yearOf } from "../day.ts";
import type { ValidPage } from "../forms.ts";
import { addressIn, languageAt, languagesOf, originalOf } from "../languages/languages.ts";
import { localAddresses } from "../languages/localAddresses.ts";
import { withLocalLinks } from "../languages/localLinks.ts";
import type { Translations } from "../languages/translations.ts";
import type { City, NamedLink, Site, Theme, WholeSiteFile } from "../types.ts";
import { namedAreas } from "./areas.ts";
import { articleOf, byDate } from "./article.ts";
import { type CardSource, cardSourceOf } from "./card.ts";
import { officesOf } from "./offices.ts";

/** What pages are called in breadcrumbs, by their addresses; undefined where the address says it. */
export type Labels = Readonly<Record<string, string | undefined>>;

/** What pages of a language show of each other and of the business: made of interfaces alone. */
export interface Lists {
  language: Language;
  site: Site;
  /** What pages are called in breadcrumbs, by their addresses. */
  labels: Labels;
  /** What stands on the share pictures of cities, by the addresses of their hubs: their pages share it. */
  cards: Record<string, CardSource>;
  /** The pages that search engines may list in several languages. */
  translations: Translations;
  /** Where links lead in this language. */
  local: ReadonlyMap<string, string>;
  /** The pages of each other language. */
  others: readonly LanguagePages[];
}

/** What pages of other languages ask of one: its pages, by the addresses of those that they translate. */
export interface LanguagePages {
  code: string;
  name: string;
  /** What stands beside a link to another page than the one that is there in another language. */
  elsewhere: string;
  pages: Readonly<Record<string, NamedLink>>;
}

/** Pages that every page leads to, by their addresses in the main language. */
const WAYS = { home: "/", quote: "/quote", services: "/services", areas: "/service-areas", blog: "/blog" };

/** The pages that those of a language lead to: its own, and of those that it has not, the ones in the main language. */
function pagesFor({ code }: Language, shown: readonly ValidPage[], main: string): ValidPage[] {
  const own = shown.filter(({ language }) => language === code);
  const known = new Set(own.map(({ original }) => original));
  return shown.filter(
    (page) => page.language === code || (page.language === main && !known.has(page.original)),
  );
}

/** What the lists of all languages are made of. */
export interface ListsContext {
  /** The pages that are shown. */
  shown: readonly ValidPage[];
  theme: Theme;
  today: string;
  /** The letters of the main language, and the business in it. */
  main: string;
  business: WholeSiteFile;
  locales: Site["locales"];
  translations: Translations;
}

/** The lists of a language; `written` is the business in it. */
export function listsOf(
  language: Language,
  written: WholeSiteFile,
  { shown, theme, today, main, business, locales, translations }: ListsContext,
): Omit<Lists, "others"> {
  const pages = pagesFor(language, shown, main);
  const local = localAddresses(language, shown, main);
  const file = withLocalLinks(written, local);
  const ways = withLocalLinks(WAYS, local);
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const found = pages.flatMap((page) => cityOf(page) ?? []);
  const cities = found.sort((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  const articles = pages.flatMap((page) => articleOf(page, file)).sort(byDate);
  const labels = Object.fromEntries(pages.map(({ url, head }) => [url, head.breadcrumb ?? head.city?.name]));
  const ofKind = (kind: ValidPage["kind"]) => pages.filter((page) => page.kind === kind);
  const legal = (file.legal ?? []).flatMap((href) => byUrl.get(href) ?? []);
  const linkTo = (page: ValidPage, label: string): NamedLink => ({
    label,
    href: page.url,
    ...(page.language !== language.code && { lang: page.language }),
  });
  const serviceLinks = (list: keyof Site["serviceLinks"]) =>
    file.services.flatMap(({ page = "", where }) => {
      const found = where.includes(list) ? byUrl.get(page) : undefined;
      return found ? [linkTo(found, crumbOf(found.url, labels))] : [];
    });
  const site: Site = {
    ...file,
    theme: { ...theme, drawings: drawingsIn(theme.drawings, language.code) },
    locales,
    year: yearOf(today),
    feed: feedOf(language, shown),
    officeList: officesOf(file),
    cities,
    ways,
    areas: namedAreas(cities, { label: file.words.footer.allAreas, href: ways.areas }),
    serviceLinks: {
      record: serviceLinks("record"),
      footer: serviceLinks("footer").sort((a, b) => a.label.localeCompare(b.label)),
    },
    legalLinks: legal.map((page) => linkTo(page, page.head.title)),
    articles,
    requested: {
      services: business.services.map(({ name }) => name),
      other: business.words.labels.other,
    },
  };
  const cards = Object.fromEntries(ofKind("cityHub").map((page) => [page.url, cardSourceOf(page)]));
  return { language, site, labels, cards, translations, local };
}

/** The main language has a feed, empty or not; another one that has an article. */
function feedOf({ code, folder }: Language, shown: readonly ValidPage[]): string | undefined {
  if (folder === undefined) return "/feed.xml";
  return shown.some(({ language, kind }) => language === code && kind === "article")
    ? `/${folder}/feed.xml`
    : undefined;
}

/** The city in whose folder a page stands; undefined of a page that belongs to none. */
export function cityAround({ citySlug }: Pick<ValidPage, "citySlug">, { cities }: Site): City | undefined {
  return citySlug === undefined ? undefined : cities.find(({ slug }) => slug === citySlug);
}

function cityOf({ url, citySlug, head: { city } }: ValidPage): City | undefined {
  return city && citySlug !== undefined ? { ...city, slug: citySlug, url } : undefined;
}

/**
 * The way from Home to a page, the page itself included: each level by its own name where it has
 * one, else by its part of the address with first letters capitalised. Home itself has none, nor has a folder
 * without a page. A level that the language has not is that of the main one.
 */
export function breadcrumbsOf(url: string, { labels, language, site }: Breadcrumbed): NamedLink[] {
  const home = addressIn("/", language);
  if (url === home) return [];
  const languages = languagesOf(site);
  const segments = url.split("/").slice(1);
  const levels = segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
  const pages = levels
    .filter((level) => level !== home)
    .flatMap(
      (level) => [level, originalOf(level, language)].find((href) => Object.hasOwn(labels, href)) ?? [],
    );
  return [
    { label: site.words.header.start, href: home },
    ...pages.map((href) => ({
      label: crumbOf(href, labels),
      href,
      ...(languageAt(href, languages).code !== language.code && { lang: languages[0].code }),
    })),
  ];
}

/** What breadcrumbs take of lists. */
interface Breadcrumbed extends Pick<Lists, "labels" | "language"> {
  site: Pick<Site, "words" | "languages" | "locale">;
}

/** What a page is called in breadcrumbs: as it says itself, else by its part of the address. */
export function crumbOf(url: string, labels: Labels): string {
  return labels[url] ?? capitalised(url.slice(url.lastIndexOf("/") + 1));
}

function capitalised(segment: string): string {
  return segment.replaceAll("-", " ").replace(/(?<!\S)\S/g, (letter) => letter.toUpperCase());
}

/** A theme's drawings in a language: where cleaning.es is a drawing too, it is what cleaning is in Spanish. */
function drawingsIn(drawings: Theme["drawings"], language: string): Theme["drawings"] {
  const named = Object.entries(drawings).filter(([name]) => !name.includes("."));
  return Object.fromEntries(
    named.map(([name, drawing]) => [name, drawings[`${name}.${language}`] ?? drawing]),
  );
}
