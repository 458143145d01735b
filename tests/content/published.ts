import { type CheckOptions, loadChecked } from "../../checker/loadChecked.ts";
import { quickRules } from "../../checker/rules/rules.ts";
import { Cache } from "../../content/lib/cache.ts";
import { mainOf } from "../../content/lib/words.ts";
import type { Page, PageBlock } from "../../content/resolve/forms.ts";
import { callTo } from "../../content/resolve/offices.ts";
import type { PageKind } from "../../content/survey/pageKind.ts";
import { SchemaReader } from "../../content/validate/readSchema.ts";
import { markdownOf } from "../../output/crawlers/markdownOf.ts";
import { type Loaded, pagesOf } from "./project.ts";
import { EXAMPLE_FOLDER, ROOT } from "./root.ts";

/** A block of one type, as a page shows it. */
export type Shown<T extends PageBlock["type"]> = Extract<PageBlock, { type: T }>;

const cache = new Cache(process.cwd());

/** Loads the site in ROOT, or a copy of it, with this project's cache: unchanged files are not compiled again. */
export function loadSite(root = ROOT, options: CheckOptions = { rules: quickRules }): Loaded {
  const content = loadChecked(root, { cache, ...options });
  return { ...content, site: content.lists.values().next().value?.site };
}

const content = loadSite();

/** The resolved pages of the site, as visitors get them. */
export const pages: Page[] = await pagesOf(content);
export const { site } = mainOf(content.lists);

/** The codes of its main language, and of the next one, if any. */
export const [MAIN = "", OTHER] = content.lists.keys();

/** A site in several languages: this one, or the example where this one has a single language. */
export const inLanguages = OTHER ? content : loadSite(EXAMPLE_FOLDER);

const schema = new SchemaReader().read("block.json");

/** A page's words, as llms-full.txt has them. */
export function wordsOn(page: Page): string {
  return markdownOf(page, site.business.url, schema);
}

/** The `tel:` links to the phone numbers of site.yaml, by their names there. */
export const calls: Record<string, string> = Object.fromEntries(
  Object.entries(site.phones).map(([name, number]) => [name, callTo(number, site).href]),
);

/** The pages of services in cities. Each has its city as `place`. */
export const cityServices = pages.filter(({ place, city }) => place && !city);

/** The page whose own address, not an alias, is `url`. Throws if there is none. */
export function page(url: string): Page {
  return there(
    pages.find((candidate) => candidate.url === url),
    `There is no page at ${url}: npm run check may know why`,
  );
}

/** The first page of a kind in a language. */
export function first(kind: PageKind, language = MAIN): Page {
  return there(
    pages.find((candidate) => candidate.kind === kind && candidate.language === language),
    `There is no page of kind ${kind}`,
  );
}

/** The blocks of one type on a page, in order. */
export function blocks<T extends PageBlock["type"]>(url: string, type: T): Shown<T>[] {
  return page(url).blocks.filter((block): block is Shown<T> => block.type === type);
}

/** The only block of a type on a page. Throws unless there is exactly one. */
export function only<T extends PageBlock["type"]>(url: string, type: T): Shown<T> {
  const [first, ...others] = blocks(url, type);
  return there(others.length ? undefined : first, `${url} should have one block of type ${type}`);
}

/** Returns the value, or throws `complaint` if it is undefined. */
export function there<T>(value: T | undefined, complaint: string): T {
  if (value === undefined) throw new Error(complaint);
  return value;
}
