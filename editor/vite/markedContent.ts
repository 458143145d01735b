import { byAddress } from "../../checker/lib/pages.ts";
import type { Business, CompiledSite, ValidPage } from "../../content/compile/forms.ts";
import { partsFor } from "../../content/compile/page.ts";
import { overlay } from "../../content/languages/overlay.ts";
import { type Path, type Scope, valueAt } from "../../content/lib/data.ts";
import { mainOf } from "../../content/lib/words.ts";
import type { Content } from "../../content/load.ts";
import type { Page, Site } from "../../content/resolve/forms.ts";
import { crumbOf, type Lists } from "../../content/resolve/lists.ts";
import { businessesIn, listsOfAll } from "../../content/resolve/listsOfAll.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import { resolverOf } from "../../output/pictures/media.ts";
import type { SiteContent } from "../../output/siteContent.ts";
import type { SiteFile } from "../../schema/types.ts";
import { marked, markedAs, type Origin, placed } from "./marks.ts";

/** Pages with their heads marked, by the heads without: a change leaves most of them as they were. */
const markedPages = new WeakMap<object, ValidPage>();

/** The parts of content that are marked. */
type MarkedFrom = Pick<Content, "survey" | "business" | "pages" | "blocksOf" | "writtenOf">;

/**
 * Content whose texts are marked with the places where they are written. Pages are resolved from it once more: as their
 * lists and blocks are made of these texts, the marks show where each text on a page comes from.
 */
export class MarkedContent {
  #content: MarkedFrom;
  #schemas = openSchemas();
  #pages: ReadonlyMap<string, ValidPage>;
  #sites: Business["sites"];
  #lists: Content["lists"];
  #resolve: ReturnType<typeof resolverOf>;

  constructor(content: MarkedFrom, pictures: SiteContent["pictures"]) {
    const { survey, business, pages } = content;
    this.#content = content;
    this.#pages = byAddress(pages);
    for (const page of pages) if (!markedPages.has(page.head)) markedPages.set(page.head, this.#headOf(page));
    const sites = Array.from(business.sites, ([code, site]) => [code, this.#siteIn(code, site)] as const);
    this.#sites = new Map(sites);
    const written = { ...business, sites: this.#sites, words: this.#words() };
    const businesses = businessesIn(written, survey.languages, false);
    const all = pages.map((page) => markedPages.get(page.head) ?? page);
    const lists = listsOfAll(all, businesses, survey, business.theme.value);
    this.#lists = new Map(Array.from(lists, ([code, own]) => [code, this.#withCrumbs(own)] as const));
    this.#resolve = resolverOf({ lists: this.#lists, pictures });
  }

  /** site.yaml in the main language, without marks. */
  get business(): SiteFile | undefined {
    return mainOf(this.#content.business.sites).value;
  }

  /** Resolves a page, and what its frame shows. */
  resolved(page: ValidPage): { page: Page; site: Site | undefined } {
    const { written } = this.#content.writtenOf(page.file);
    const origins = [{ file: page.file, written }];
    const marking = { node: this.#schemas.page.node, origins, scope: this.#scopeOf(page) };
    const own = markedAs({ blocks: this.#content.blocksOf(page) }, written, marking).blocks;
    const made = this.#resolve(markedPages.get(page.head) ?? page, own);
    const postalCodes = this.#placeIn(this.#hubOf(page), ["city", "postalCodes"]);
    const blocks = made.blocks.map((block, index) => {
      if (block.type !== "answers" || !block.served || !postalCodes) return block;
      if (valueAt(own, [index, "served"]) !== undefined) return block;
      return { ...block, served: { ...block.served, text: marked(block.served.text, postalCodes) } };
    });
    return { page: { ...made, blocks }, site: this.#lists.get(page.language)?.site };
  }

  /** Returns the place of a text that bears no mark: a day, which is computed, and what lists are grouped by. */
  unmarked(key: string, { url, code, cities }: Record<string, unknown>): string | undefined {
    const page = this.#pages.get(String(url ?? valueAt(cities, [0, "href"])));
    if (key === "day") return this.#placeIn(page, ["article", "date"]);
    if (key === "category") return this.#placeIn(page, ["article", "category"]);
    const index = key === "code" ? (page?.head.city?.postalCodes?.indexOf(String(code)) ?? -1) : -1;
    return index < 0 ? undefined : this.#placeIn(page, ["city", "postalCodes", index]);
  }

  #placeIn(page: ValidPage | undefined, path: Path): string | undefined {
    const origins = page ? this.#originsOf(page) : [];
    const origin = origins.find(({ written }) => valueAt(written, path) !== undefined);
    return origin && placed(origin.file, path);
  }

  /** Returns the files of what is above a page's blocks: its own; of a translated hub, its original's too. */
  #originsOf(page: ValidPage): Origin[] {
    const { file, head } = page;
    const original = page.kind === "cityHub" ? this.#pages.get(page.original) : undefined;
    if (!original || original === page) return [{ file, written: head }];
    const translation = { file, written: this.#content.writtenOf(file).written };
    return [translation, { file: original.file, written: original.head }];
  }

  /** Returns a page with its head marked. */
  #headOf(page: ValidPage): ValidPage {
    const marking = { node: this.#schemas.page.node, origins: this.#originsOf(page) };
    return { ...page, head: markedAs(page.head, page.head, marking) };
  }

  /** Has breadcrumbs that are made of an address lead to the title of its page. */
  #withCrumbs(lists: Lists): Lists {
    const labels = Object.entries(lists.labels).map(([url, label]) => {
      const place = this.#placeIn(this.#pages.get(url), ["title"]);
      return [url, label ?? (place && marked(crumbOf(url, {}), place))] as const;
    });
    return { ...lists, labels: Object.fromEntries(labels) };
  }

  #words(): Business["words"] {
    const { node } = this.#schemas.words;
    const all = Array.from(this.#content.business.words, ([file, words]) => {
      const { value, written } = words;
      const own = value && markedAs(value, written, { node, origins: [{ file, written }] });
      return [file, { ...words, value: own }] as const;
    });
    return new Map(all);
  }

  /** Returns site.yaml in a language, with a scope whose values are marked. */
  #siteIn(language: string, site: CompiledSite): CompiledSite {
    const { value } = site;
    const main = mainOf(this.#content.business.sites);
    if (!value) return site;
    const words = site === main ? undefined : valueAt(site.written, site.at);
    const origins: Origin[] = [{ file: "site.yaml", written: main.written }];
    if (words) origins.unshift({ file: `words/${language}.yaml`, written: words, at: site.at });
    const marking = { node: this.#schemas.site.node, origins };
    const written = overlay(main.written, words);
    const facts = { ...site.scope, ...markedAs(site.scope, value, { ...marking, isScope: true }) };
    const scope = { ...facts, ...markedAs(facts, written, { ...marking, scope: facts, isScope: true }) };
    const filled = markedAs(value, written, { ...marking, scope });
    return { ...site, scope, value: { ...filled, locale: value.locale } };
  }

  /** Returns the hub of a page's city, in the page's language if it has one. */
  #hubOf({ citySlug, language }: ValidPage): ValidPage | undefined {
    if (citySlug === undefined) return undefined;
    const { pages, survey } = this.#content;
    const hubs = pages.filter((page) => page.kind === "cityHub" && page.citySlug === citySlug);
    const hubIn = (code: string) => hubs.find((hub) => hub.language === code);
    return hubIn(language) ?? hubIn(survey.languages[0].code);
  }

  /** Returns the values of a page's variables. */
  #scopeOf(page: ValidPage): Scope {
    const { site, city } = partsFor(page, { ...this.#content.business, sites: this.#sites });
    const hub = this.#hubOf(page);
    if (!hub || !city) return site.scope;
    const marking = { node: this.#schemas.page.node, origins: this.#originsOf(hub), isScope: true };
    return { ...site.scope, city: { ...city.values, ...markedAs(hub.head, hub.head, marking).city } };
  }
}
