import { nodeAt, variantFor } from "../../content/check/schemas/marks.ts";
import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import { openSchemas } from "../../content/check/schemas/schemas.ts";
import { byAddress } from "../../content/compile/interface.ts";
import type { PageInterface, SurveyedPage } from "../../content/forms.ts";
import type { Content } from "../../content/loadContent.ts";
import { isMapping } from "../../content/read/data.ts";
import { type Path, valueAt } from "../../content/read/path.ts";
import { serviceAt } from "../../content/services.ts";
import { hubUrl } from "../../content/survey/pageKind.ts";

/**
 * Where something is written, and what stands there. Of the city of a page in Spanish:
 *
 *     { file: "pages-data/service-areas/burlington/index.yaml", path: ["city"], written: { name: "Burlington", … },
 *       inWords: { file: "pages-data/es/service-areas/burlington/index.yaml", path: ["city"], written: { … } } }
 *
 * Within that, "description" is at city.description of the Spanish file, which has one, and "name", which it has not, at
 * city.name of the first.
 */
export interface Place {
  file: string;
  path: Path;
  written: unknown;
  node: SchemaNode | undefined;
  /** Where the words of another language for it are, which are shown in its stead. */
  inWords?: Place;
  /** Where the entries are written of what is put together from several places, by their names. */
  parts?: Record<string, Place | undefined>;
}

/** The words of the blocks that take their own along. */
const WORDS_OF: Record<string, string> = { zipCodes: "zip", quoteForm: "form", newsletter: "newsletter" };

/** Where what a page shows is written: in its own file, in site.yaml, in the words of its language, in other pages. */
export class Places {
  #content: Content;
  #page: SurveyedPage;
  #pages: ReadonlyMap<unknown, PageInterface>;
  #schemas = openSchemas();
  #ofPages = new Map<unknown, Place | undefined>();

  constructor(content: Content, page: SurveyedPage) {
    this.#content = content;
    this.#page = page;
    this.#pages = byAddress(content.all);
  }

  /** The place of an entry at a place. */
  within(place: Place | undefined, ...[key, ...rest]: Path): Place | undefined {
    if (!place || key === undefined) return place;
    if (place.parts && key in place.parts) return this.within(place.parts[key], ...rest);
    const written = valueAt(place.written, [key]);
    const node = place.node && variantFor(place.node, place.written);
    const found = node && (typeof key === "number" ? node.items : nodeAt(node, place.written, [key]));
    const about = { path: [...place.path, key], node: found === node ? undefined : found };
    const inWords = this.within(place.inWords, key);
    const isTranslated = inWords?.written !== undefined && !isMapping(inWords.written);
    const inner = isTranslated
      ? { ...inWords, node: about.node }
      : { file: place.file, ...about, written, ...(inWords && { inWords }) };
    return this.within(inner, ...rest);
  }

  /** A page's own file, with all that it says. */
  ofAll({ file }: Pick<PageInterface, "file">, written: unknown): Place {
    return { file, path: [], written, node: this.#schemas.page.node };
  }

  /** The file of the page of an address, with what stands above its sections. */
  ofPage(url: unknown): Place | undefined {
    if (!this.#ofPages.has(url)) this.#ofPages.set(url, this.#headOf(this.#pages.get(url)));
    return this.#ofPages.get(url);
  }

  /** What stands above a page's sections; of a city in another language, its words over what the main one says. */
  #headOf(page: PageInterface | undefined): Place | undefined {
    const original = page && this.#pages.get(page.original);
    if (!page || !original || original === page || page.kind !== "cityHub")
      return page && this.ofAll(page, page.head);
    return {
      ...this.ofAll(original, original.head),
      inWords: this.ofAll(page, this.#content.writtenOf(page).written),
    };
  }

  /** What stands around the pages' own texts, in a language: the page's. */
  words(language = this.#page.language): Place {
    const file = `words/${language}.yaml`;
    const written = this.#content.survey.words.get(file)?.written;
    return { file, path: [], written, node: this.#schemas.words.node };
  }

  /** The business. */
  business(): Place {
    const { site, languages } = this.#content.survey;
    const isMain = this.#page.language === languages[0].code;
    const inWords = isMain ? undefined : this.within(this.words(), "site");
    const own = { file: "site.yaml", path: [], written: site.written, node: this.#schemas.site.node };
    return { ...own, ...(inWords && { inWords }) };
  }

  /** Where the value of a variable is written; undefined of one that is worked out. */
  variable(name: string): Place | undefined {
    const [root = "", ...keys] = name.split(".");
    const place = this.within(root === "city" ? this.#hub() : this.business(), root, ...keys);
    return place?.written === undefined ? undefined : place;
  }

  /** Where an entry is written that a page shows of another one, or of the business. */
  origin({ url, href, key }: Record<string, unknown>): Place | undefined {
    if (typeof key === "string") return this.within(this.business(), "offices", key);
    const page = this.ofPage(url ?? href);
    const entry = ["city", "article"].find((name) => valueAt(page?.written, [name]) !== undefined);
    return page && entry && url ? this.within(page, entry) : undefined;
  }

  /** Where an entry is written that no file has under its name: the words of a link, what all pages show. */
  elsewhere(key: string, value: Record<string, unknown>): Place | undefined {
    const { type, href, url } = value;
    if (type === "answers") return this.#answer(key, value);
    if (key === "hours") return this.#hours(value); // offices, map, what the page calls
    if (key === "code") return this.#zipCode(value); // zipCodes
    if (key === "note") return this.within(this.words(String(value.code)), "languages", "elsewhere"); // header
    if (key === "words") return this.within(this.words(), WORDS_OF[String(type)] ?? "");
    if (key === "trustItems") return this.within(this.business(), "trust"); // hero
    if (key === "cityLine") return this.within(this.origin(value), "city"); // offices, map
    const listed = this.ofPage(url);
    const date = this.within(listed, "article", "date");
    if (key === "title") return this.within(listed, "title"); // articles, and the hero of one
    if (key === "day") return date && { ...date, node: this.within(listed, "title")?.node }; // the same
    const page = key === "label" ? this.ofPage(href) : undefined; // a link anywhere, as to a city
    const places = [["city", "name"], ["breadcrumb"], ["title"]].map((path) => this.within(page, ...path));
    return places.find((place) => place?.written !== undefined);
  }

  /** Where the card of an office among the ways to reach us is written. */
  officeCard(index: number): Place | undefined {
    const offices = this.within(this.business(), "offices");
    const [key] = Object.keys(isMapping(offices?.written) ? offices.written : {}).slice(index);
    const office = key === undefined ? undefined : this.within(offices, key);
    if (!office) return undefined;
    const [street, city] = [this.within(office, "street"), this.within(office, "city")];
    const all = { ...office, written: ["", "", ""], parts: { 0: street, 1: city, 2: this.#hours({}) } };
    return { ...office, parts: { title: this.within(office, "name"), lines: all } };
  }

  /** Where what a link says without words is written, as file:path: the phone that it calls, a language, a network. */
  ofLink(href: string, language?: string): string | undefined {
    if (href.startsWith("tel:")) return placed(this.#phone(href));
    const email = this.within(this.business(), "business", "email");
    if (href === `mailto:${email?.written}`) return placed(email);
    const [list, at] = language ? ["languages", "code"] : ["socials", "url"];
    const all = this.within(this.business(), list);
    const entries = Array.isArray(all?.written) ? all.written : [];
    const index = entries.findIndex((entry) => valueAt(entry, [at]) === (language ?? href));
    return index < 0 ? undefined : placed(this.within(all, index, language ? "name" : "network"));
  }

  /** Where the phone is written that an address calls. */
  #phone(address: string): Place | undefined {
    const phones = this.within(this.business(), "phones");
    const dialled = address.replace(/\D/g, "");
    const numbers = Object.entries(isMapping(phones?.written) ? phones.written : {});
    const [name] = numbers.find(([, number]) => dialled.endsWith(String(number).replace(/\D/g, ""))) ?? [];
    return name === undefined ? undefined : this.within(phones, name);
  }

  #hours({ isAlways }: Record<string, unknown>): Place | undefined {
    return isAlways === true
      ? this.within(this.words(), "calls", "always")
      : this.within(this.business(), "hours", "text");
  }

  /** Where a zip code is written in a list of all: with its first city. */
  #zipCode({ code, cities }: Record<string, unknown>): Place | undefined {
    const city = this.ofPage(valueAt(cities, [0, "href"]));
    const codes = this.within(city, "city", "zipCodes");
    const index = Array.isArray(codes?.written) ? codes.written.indexOf(code) : -1;
    const place = index < 0 ? undefined : this.within(codes, index);
    return place && { ...place, node: this.within(city, "title")?.node };
  }

  /** Where an answer is written that a page's own list of them does not hold: with its service, its city, the business. */
  #answer(key: string, { served }: Record<string, unknown>): Place | undefined {
    const { site } = this.#content.survey;
    const ofBusiness = this.within(this.business(), "answers", key);
    const zipCodes = this.within(this.#hub(), "city", "zipCodes");
    if (key === "served" && zipCodes?.written)
      return { ...zipCodes, written: served, node: ofBusiness?.node }; // listed as people do
    const service = serviceAt(site.value?.services ?? [], this.#page.url);
    const ofService = ["price", "duration", "arrival"].includes(key) && service >= 0;
    return ofService ? this.within(this.business(), "services", service, key) : ofBusiness;
  }

  /** What is said of the city in whose folder the page stands, in its language where that says it. */
  #hub(): Place | undefined {
    const { citySlug, language } = this.#page;
    if (citySlug === undefined) return undefined;
    const url = hubUrl(citySlug);
    const own = this.#content.all.find((page) => page.original === url && page.language === language);
    return this.ofPage(own?.url ?? url);
  }
}

function placed(place: Place | undefined): string | undefined {
  return place && `${place.file}:${place.path.join(".")}`;
}
