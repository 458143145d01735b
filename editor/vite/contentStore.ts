import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checksBy } from "../../checker/checks.ts";
import { byAddress } from "../../checker/lib/pages.ts";
import { type CheckedContent, loadChecked, reported } from "../../checker/loadChecked.ts";
import type { Facts, SiteRule } from "../../checker/rule.ts";
import { quickRules } from "../../checker/rules/rules.ts";
import { allowedWords } from "../../checker/texts/spelling/dictionary.ts";
import { spelling } from "../../checker/texts/spelling/spelling.ts";
import type { ValidPage } from "../../content/compile/forms.ts";
import { comparedAddress, movesOf, oldAddressesOf } from "../../content/lib/addresses.ts";
import { attempt } from "../../content/lib/attempt.ts";
import { Cache } from "../../content/lib/cache.ts";
import { type Content, load as loadContent } from "../../content/load.ts";
import { errorsIn } from "../../content/problem.ts";
import type { Page } from "../../content/resolve/forms.ts";
import { resolverOf } from "../../output/pictures/media.ts";
import type { MeasuredPictures } from "../../output/pictures/pictures.ts";
import { homeFor, type SiteContent, siteContentOf } from "../../output/siteContent.ts";
import type { Data } from "../../renderer/+data.ts";
import { MarkedContent } from "./markedContent.ts";
import { withWholeChart } from "./wholeChart.ts";
import { withPlaces } from "./withPlaces.ts";

/** The content of a project while it is edited, loaded on first use. */
export type ContentStore = ReturnType<typeof contentStore>;

/** Creates a store for the project in `root`, drafts included. */
export function contentStore(root: string) {
  const cache = new Cache(root);
  const prepared = new WeakMap<Content<Facts>, ReturnType<typeof prepare>>();
  let current: Content<Facts> | undefined;
  let report: CheckedContent | undefined;
  let valid: Content<Facts> | undefined;
  let heads: Content<Facts>["heads"] | undefined;
  const pictures: MeasuredPictures = new Map();
  let version = Date.now(); // greater than any version of an earlier server run

  function load(): Content<Facts> {
    if (!current) {
      const checks = checksBy([...quickRules, spelling(allowedWords(root))]);
      current = loadContent(root, { drafts: true, checks, cache, heads });
      heads = current.heads;
      report = undefined;
      version++;
    }
    return current;
  }
  function checked(): CheckedContent {
    const content = load();
    if (!report) {
      report = reported(content, { drafts: true });
      if (errorsIn(report.problems).length === 0) valid = content;
    }
    return report;
  }
  function shown(): Content<Facts> {
    checked();
    return valid ?? load();
  }
  function preparedOf(content: Content<Facts>): ReturnType<typeof prepare> {
    const known = prepared.get(content) ?? prepare(content, pictures);
    prepared.set(content, known);
    return known;
  }
  return {
    root,
    cache,
    /** Returns the content of the files as they are now. */
    current: load,
    /** Returns the same with its problems: those between files are looked for only then. */
    checked,
    /** Returns the last content without errors, so that a mistake does not hide its page; else the current content. */
    shown,
    /** Returns the site content that the shown pages are resolved with. */
    prepared: async (): Promise<SiteContent> => (await preparedOf(shown())).site,
    /** Resolves a page: fills in everything that its blocks show. */
    resolve: async (page: ValidPage): Promise<Page> => (await preparedOf(shown())).resolve(page),
    /** Whether an address leads to a page, in the current content or in the last valid one. */
    hasPage: (path: string): boolean => [load, shown].some((content) => pageAt(content().pages)(path)),
    /** Returns the data of the page at an address: as it is now if it is valid, else as it was last valid. */
    async dataFor(path: string): Promise<Data | undefined> {
      const latest = load();
      const now = latest.lists.size > 0 ? (await preparedOf(latest)).dataFor(path) : undefined;
      return now ?? (await preparedOf(shown())).dataFor(path);
    },
    /** Reads the files as they are now, with the problems that some rules find. */
    checkedBy(rules: readonly SiteRule[]): CheckedContent {
      const content = loadChecked(root, { drafts: true, rules, cache, heads });
      heads = content.heads;
      return content;
    },
    /** Whether the content has been free of errors at least once. */
    hasBeenValid: (): boolean => valid !== undefined || shown() === valid,
    /** Returns the version of the content: it changes whenever the content is read again. */
    version(): number {
      load();
      return version;
    },
    /** Whether the loaded content is up to date with a file on disk. */
    holds(file: string): boolean {
      const { siteFile, themeFile, wordsFiles, pages } = load().survey;
      const all = [siteFile, themeFile, ...wordsFiles, ...pages];
      const known = all.find((candidate) => candidate.file === file)?.bytes;
      const bytes = attempt(() => readFileSync(join(root, file)));
      return known && bytes ? bytes.equals(known) : known === bytes;
    },
    forget(): void {
      current = undefined;
    },
  };
}

/**
 * Prepares content to be shown: what all pages share, how to resolve a page, and the data of each address, with the
 * places of its texts.
 */
async function prepare(content: Content<Facts>, measured: MeasuredPictures) {
  const { pages } = content;
  const site = withWholeChart(await siteContentOf(content, measured), measured);
  const resolver = resolverOf(site);
  const resolve = (page: ValidPage): Page => resolver(page, content.blocksOf(page));
  const at = pageAt(pages);
  const marked = new MarkedContent(content, site.pictures);
  const dataFor = (path: string): Data | undefined => {
    const found = at(path);
    const frame = found && site.frames.get(found.language);
    if (!frame) return undefined;
    const home = homeFor(found, pages);
    const page = resolve(found);
    return withPlaces({ site: frame, page, home: home ? resolve(home) : page }, found, marked);
  };
  return { site, resolve, dataFor };
}

/** Returns a lookup of pages by address. Aliases and old addresses lead to the current page. */
function pageAt(pages: readonly ValidPage[]): (path: string) => ValidPage | undefined {
  const byPath = byAddress(pages);
  const moves = movesOf(oldAddressesOf(pages.map(({ url, head }) => ({ url, moved: head.moved }))));
  return (path) => byPath.get(path) ?? byPath.get(moves.get(comparedAddress(path)) ?? "");
}
