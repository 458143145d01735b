import type { CheckedContent } from "../../checker/loadChecked.ts";
import { byAddress } from "../../content/compile/interface.ts";
import type { PageInterface, SurveyedPage } from "../../content/forms.ts";
import { isMapping } from "../../content/lib/data.ts";
import { mainOf } from "../../content/lib/mainOf.ts";
import { type Path, valueAt } from "../../content/lib/path.ts";
import { serviceAt } from "../../content/lib/services.ts";
import { hubUrl } from "../../content/survey/pageKind.ts";
import { nodeAt, variantFor } from "../../content/validate/annotatedTexts.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import { openSchemas } from "../../content/validate/schemas.ts";

/**
 * A place in the content where a value is written. For example, the city of a page in Spanish:
 *
 *     { file: "pages-data/service-areas/burlington/index.yaml", path: ["city"], written: { name: "Burlington", … },
 *       inWords: { file: "pages-data/es/service-areas/burlington/index.yaml", path: ["city"], written: { … } } }
 *
 * Within it, "description" is at city.description of the Spanish file, which has one; "name", which the Spanish file
 * lacks, is at city.name of the original file.
 */
export interface SourcePlace {
  file: string;
  path: Path;
  written: unknown;
  node: SchemaNode | undefined;
  /** The place of its translation, which is shown instead. */
  inWords?: SourcePlace;
  /** The places of its entries, by key, if it is composed from several places. */
  parts?: Record<string, SourcePlace | undefined>;
}

/** The keys in the words file of blocks that carry their own words, by block type. */
const WORDS_OF: Record<string, string> = { zipCodes: "zip", quoteForm: "form", newsletter: "newsletter" };

/** Finds where the content of a page is written: in its file, site.yaml, the words of its language or other pages. */
export class Places {
  #content: CheckedContent;
  #page: SurveyedPage;
  #pages: ReadonlyMap<unknown, PageInterface>;
  #schemas = openSchemas();
  #ofPages = new Map<unknown, SourcePlace | undefined>();

  constructor(content: CheckedContent, page: SurveyedPage) {
    this.#content = content;
    this.#page = page;
    this.#pages = byAddress(content.all);
  }

  /** Returns the place of the entry at a path within a place. */
  within(place: SourcePlace | undefined, ...[key, ...rest]: Path): SourcePlace | undefined {
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

  /** Returns the place of the whole file of a page. */
  ofAll({ file }: Pick<PageInterface, "file">, written: unknown): SourcePlace {
    return { file, path: [], written, node: this.#schemas.page.node };
  }

  /** Returns the place of the head of the page at an address: all its entries but the blocks. */
  ofPage(url: unknown): SourcePlace | undefined {
    if (!this.#ofPages.has(url)) this.#ofPages.set(url, this.#headOf(this.#pages.get(url)));
    return this.#ofPages.get(url);
  }

  /** Returns the place of a page's head; for a translated city hub, that of its original, with its own in `inWords`. */
  #headOf(page: PageInterface | undefined): SourcePlace | undefined {
    const original = page && this.#pages.get(page.original);
    if (!page || !original || original === page || page.kind !== "cityHub")
      return page && this.ofAll(page, page.head);
    return {
      ...this.ofAll(original, original.head),
      inWords: this.ofAll(page, this.#content.writtenOf(page.file).written),
    };
  }

  /** Returns the place of the words file of a language; by default, the page's language. */
  words(language = this.#page.language): SourcePlace {
    const file = `words/${language}.yaml`;
    const written = this.#content.business.words.get(file)?.written;
    return { file, path: [], written, node: this.#schemas.words.node };
  }

  /** Returns the place of site.yaml, with its translation in the words of the page's language. */
  business(): SourcePlace {
    const { languages } = this.#content.survey;
    const site = mainOf(this.#content.business.sites);
    const isMain = this.#page.language === languages[0].code;
    const inWords = isMain ? undefined : this.within(this.words(), "site");
    const own = { file: "site.yaml", path: [], written: site.written, node: this.#schemas.site.node };
    return { ...own, ...(inWords && { inWords }) };
  }

  /** Returns the place of the value of a variable; undefined if it is computed. */
  variable(name: string): SourcePlace | undefined {
    const [root = "", ...keys] = name.split(".");
    const place = this.within(root === "city" ? this.#hub() : this.business(), root, ...keys);
    return place?.written === undefined ? undefined : place;
  }

  /** Returns the place of an entry shown from elsewhere: a page's city or article, or an office of the business. */
  origin({ url, href, key }: Record<string, unknown>): SourcePlace | undefined {
    if (typeof key === "string") return this.within(this.business(), "offices", key);
    const page = this.ofPage(url ?? href);
    const entry = ["city", "article"].find((name) => valueAt(page?.written, [name]) !== undefined);
    return page && entry && url ? this.within(page, entry) : undefined;
  }

  /** Returns the place of an entry that is not written under its own key, such as a link's label or the hours. */
  elsewhere(key: string, value: Record<string, unknown>): SourcePlace | undefined {
    const { type, href, url } = value;
    if (type === "answers") return this.#answer(key, value);
    if (key === "hours") return this.#hours(value); // offices, map, the page's call
    if (key === "code") return this.#zipCode(value); // zipCodes
    if (key === "note") return this.within(this.words(String(value.code)), "languages", "elsewhere"); // header
    if (key === "words") return this.within(this.words(), WORDS_OF[String(type)] ?? "");
    if (key === "trustItems") return this.within(this.business(), "trust"); // hero
    if (key === "cityLine") return this.within(this.origin(value), "city"); // offices, map
    const listed = this.ofPage(url);
    const date = this.within(listed, "article", "date");
    if (key === "title") return this.within(listed, "title"); // articles, and an article's hero
    if (key === "day") return date && { ...date, node: this.within(listed, "title")?.node }; // likewise
    const page = key === "label" ? this.ofPage(href) : undefined; // any link, such as to a city
    const places = [["city", "name"], ["breadcrumb"], ["title"]].map((path) => this.within(page, ...path));
    return places.find((place) => place?.written !== undefined);
  }

  /** Returns the place of the card of an office, by index, among the ways to reach the business. */
  officeCard(index: number): SourcePlace | undefined {
    const offices = this.within(this.business(), "offices");
    const [key] = Object.keys(isMapping(offices?.written) ? offices.written : {}).slice(index);
    const office = key === undefined ? undefined : this.within(offices, key);
    if (!office) return undefined;
    const [street, city] = [this.within(office, "street"), this.within(office, "city")];
    const all = { ...office, written: ["", "", ""], parts: { 0: street, 1: city, 2: this.#hours({}) } };
    return { ...office, parts: { title: this.within(office, "name"), lines: all } };
  }

  /** Returns where a link's target is written, as file:path: a phone, the email, a language or a social network. */
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

  /** Returns the place of the phone that a tel: address calls. */
  #phone(address: string): SourcePlace | undefined {
    const phones = this.within(this.business(), "phones");
    const dialled = address.replace(/\D/g, "");
    const numbers = Object.entries(isMapping(phones?.written) ? phones.written : {});
    const [name] = numbers.find(([, number]) => dialled.endsWith(String(number).replace(/\D/g, ""))) ?? [];
    return name === undefined ? undefined : this.within(phones, name);
  }

  #hours({ isAlways }: Record<string, unknown>): SourcePlace | undefined {
    return isAlways === true
      ? this.within(this.words(), "calls", "always")
      : this.within(this.business(), "hours", "text");
  }

  /** Returns the place of a zip code in the list of all of them: in the page of its first city. */
  #zipCode({ code, cities }: Record<string, unknown>): SourcePlace | undefined {
    const city = this.ofPage(valueAt(cities, [0, "href"]));
    const codes = this.within(city, "city", "zipCodes");
    const index = Array.isArray(codes?.written) ? codes.written.indexOf(code) : -1;
    const place = index < 0 ? undefined : this.within(codes, index);
    return place && { ...place, node: this.within(city, "title")?.node };
  }

  /** Returns the place of an answer that the page itself does not have: in its service, its city or site.yaml. */
  #answer(key: string, { served }: Record<string, unknown>): SourcePlace | undefined {
    const site = mainOf(this.#content.business.sites);
    const ofBusiness = this.within(this.business(), "answers", key);
    const zipCodes = this.within(this.#hub(), "city", "zipCodes");
    if (key === "served" && zipCodes?.written)
      return { ...zipCodes, written: served, node: ofBusiness?.node }; // shown as one text, not as a list
    const service = serviceAt(site.value?.services ?? [], this.#page.url);
    const ofService = ["price", "duration", "arrival"].includes(key) && service >= 0;
    return ofService ? this.within(this.business(), "services", service, key) : ofBusiness;
  }

  /** Returns the place of the head of the page's city hub, in the page's language if it has one. */
  #hub(): SourcePlace | undefined {
    const { citySlug, language } = this.#page;
    if (citySlug === undefined) return undefined;
    const url = hubUrl(citySlug);
    const own = this.#content.all.find((page) => page.original === url && page.language === language);
    return this.ofPage(own?.url ?? url);
  }
}

function placed(place: SourcePlace | undefined): string | undefined {
  return place && `${place.file}:${place.path.join(".")}`;
}
