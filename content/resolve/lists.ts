import type { Language } from "../../schema/types.ts";
import type { ValidPage } from "../compile/forms.ts";
import { addressIn, languageAt, originalOf } from "../languages/languages.ts";
import { withLocalLinks } from "../languages/overlay.ts";
import { ancestorsOf } from "../lib/addresses.ts";
import { yearOf } from "../lib/day.ts";
import type { City, NamedLink } from "../lib/named.ts";
import type { Survey } from "../survey/forms.ts";
import type { Theme } from "../theme/theme.ts";
import { namedAreas } from "./areas.ts";
import { articleOf } from "./article.ts";
import { type ShareCardSource, shareCardSourceOf } from "./card.ts";
import type { Site, WholeSiteFile } from "./forms.ts";
import { officeOf } from "./offices.ts";
import { type LanguagePages, localAddresses, type Translations } from "./translations.ts";

/** Breadcrumb labels of pages, by address; undefined if the label is derived from the address. */
type Labels = Readonly<Record<string, string | undefined>>;

/** What pages of a language show of each other and of the business; made from page interfaces only. */
export interface Lists {
  language: Language;
  site: Site;
  labels: Labels;
  /** The share pictures of cities, by the address of the hub: all pages of the city use them. */
  cards: Record<string, ShareCardSource>;
  translations: Translations;
  /** Addresses in this language, by address in the main language. */
  local: ReadonlyMap<string, string>;
  others: readonly LanguagePages[];
}

/** The pages that a language's pages link to: its own, and the main language's pages that it has no translation of. */
function pagesFor({ code }: Language, shown: readonly ValidPage[], main: string): ValidPage[] {
  const own = shown.filter(({ language }) => language === code);
  const known = new Set(own.map(({ original }) => original));
  return shown.filter(
    (page) => page.language === code || (page.language === main && !known.has(page.original)),
  );
}

/** The common input of the lists of all languages. */
interface ListsContext extends Pick<Survey, "today" | "addresses"> {
  shown: readonly ValidPage[];
  theme: Theme;
  /** The code of the main language; `business` is the business in it. */
  main: string;
  business: WholeSiteFile;
  locales: Site["locales"];
  translations: Translations;
}

/** Makes the lists of a language; `written` is the business in it. */
export function listsOf(
  language: Language,
  written: WholeSiteFile,
  { shown, theme, today, addresses, main, business, locales, translations }: ListsContext,
): Omit<Lists, "others"> {
  const pages = pagesFor(language, shown, main);
  const local = localAddresses(language, shown, main);
  const file = withLocalLinks(written, local);
  const keyAddresses = withLocalLinks({ home: "/", ...addresses }, local);
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  const found = pages.flatMap(({ url, citySlug: slug, head: { city } }): City[] =>
    city && slug !== undefined ? [{ ...city, slug, url }] : [],
  );
  const { compare } = new Intl.Collator(file.locale.language);
  const cities = found.sort((a, b) => a.order - b.order || compare(a.name, b.name));
  const articles = pages
    .flatMap((page) => articleOf(page, file))
    .sort((a, b) => compare(b.date, a.date) || compare(a.title, b.title));
  const labels = Object.fromEntries(pages.map((page) => [page.url, labelOf(page, file)]));
  const hubs = pages.filter(({ kind }) => kind === "cityHub");
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
    officeList: Object.keys(file.offices).map((key) => officeOf(file, key)),
    cities,
    keyAddresses,
    areas: namedAreas(cities, { label: file.words.footer.allAreas, href: keyAddresses.areas }),
    serviceLinks: {
      record: serviceLinks("record"),
      footer: serviceLinks("footer").sort((a, b) => compare(a.label, b.label)),
    },
    legalLinks: legal.map((page) => linkTo(page, page.head.breadcrumb ?? page.head.title)),
    articles,
    requested: { services: business.services, other: business.words.labels.other },
  };
  const cards = Object.fromEntries(hubs.map((page) => [page.url, shareCardSourceOf(page)]));
  return { language, site, labels, cards, translations, local };
}

/**
 * A page's own label, else what the navigation, its service or its city calls it; else its title, if that is in a script
 * other than that of addresses, which are Latin. Undefined if the address says enough.
 */
function labelOf({ url, head }: ValidPage, { navigation, services }: WholeSiteFile): string | undefined {
  const linked = navigation.find(({ href }) => href === url);
  const service = services.find(({ page }) => page === url);
  const title = /(?!\p{Script=Latin})\p{L}/u.test(head.title) ? head.title : undefined;
  return head.breadcrumb ?? linked?.label ?? service?.name ?? head.city?.name ?? title;
}

/** The feed's address, in languages that have an article. */
function feedOf({ code, folder }: Language, shown: readonly ValidPage[]): string | undefined {
  const hasArticle = shown.some(({ language, kind }) => language === code && kind === "article");
  return hasArticle ? `${folder === undefined ? "" : `/${folder}`}/feed.xml` : undefined;
}

/** The city in whose folder a page is; undefined if it belongs to none. */
export function cityAround({ citySlug }: Pick<ValidPage, "citySlug">, { cities }: Site): City | undefined {
  return citySlug === undefined ? undefined : cities.find(({ slug }) => slug === citySlug);
}

/**
 * The breadcrumbs from Home to a page, itself included: each level by its own label, else by its segment of the address
 * with capitalized words. Home itself has none, and folders without a page are skipped. A level without a page in the
 * language links to the one in the main language.
 */
export function breadcrumbsOf(url: string, { labels, language, site }: Lists): NamedLink[] {
  const home = addressIn("/", language);
  if (url === home) return [];
  const { languages } = site;
  const pages = [url, ...ancestorsOf(url)]
    .reverse()
    .filter((level) => level !== home && level !== "/")
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

/** The breadcrumb label of a page: its own, else the last segment of its address with capitalized words. */
export function crumbOf(url: string, labels: Labels): string {
  const segment = url.slice(url.lastIndexOf("/") + 1).replaceAll("-", " ");
  return labels[url] ?? segment.replace(/(?<!\S)\S/g, (letter) => letter.toUpperCase());
}

/** A theme's drawings in a language: in Spanish, cleaning.es replaces cleaning if it exists. */
function drawingsIn(drawings: Theme["drawings"], language: string): Theme["drawings"] {
  const named = Object.entries(drawings).filter(([name]) => !name.includes("."));
  return Object.fromEntries(
    named.map(([name, drawing]) => [name, drawings[`${name}.${language}`] ?? drawing]),
  );
}
