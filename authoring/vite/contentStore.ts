import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Cache } from "../../content/cache.ts";
import type { ValidPage } from "../../content/forms.ts";
import { type Content, loadContent } from "../../content/loadContent.ts";
import { errorsIn, type Problem } from "../../content/problem/problem.ts";
import type { SiteRule } from "../../content/rules/rule.ts";
import { quickRules } from "../../content/rules/rules.ts";
import type { Page } from "../../content/types.ts";
import { resolverOf, type SiteContent, siteContentOf } from "../../output/siteContent.ts";
import { type DataFor, dataIn } from "../../output/vite/content.ts";
import type { Data } from "../../renderer/+data.ts";

/** The content of a project while it is edited, loaded when first asked for. */
export type ContentStore = ReturnType<typeof contentStore>;

/** Content that is shown, with what answers for its addresses. */
interface Shown {
  site: Promise<SiteContent>;
  dataFor: Promise<DataFor>;
}

/** A store for the project in `root`, drafts included. */
export function contentStore(root: string) {
  const cache = new Cache(root);
  const answers = new WeakMap<Content, Shown>();
  let current: Content | undefined;
  let valid: Content | undefined;
  let version = Date.now(); // greater than those of an earlier server

  function loadBy(rules: readonly SiteRule[]): Content {
    return loadContent(root, { drafts: true, rules, cache });
  }
  function load(): Content {
    if (!current) {
      current = loadBy(quickRules);
      version++;
      if (errorsIn(current.problems).length === 0) valid = current;
    }
    return current;
  }
  function shown(): Content {
    const latest = load();
    return valid ?? latest;
  }
  function show(content: Content): Shown {
    const known = answers.get(content) ?? open(content);
    answers.set(content, known);
    return known;
  }
  return {
    root,
    cache,
    /** The content as the files are. */
    current: load,
    /** The last content without an error, so that a mistake does not take its page away; else what there is. */
    shown,
    /** What the pages that are shown are resolved with. */
    prepared: () => show(shown()).site,
    /** Returns a page with everything filled in that its blocks show. */
    async resolve(page: ValidPage): Promise<Page> {
      const content = shown();
      return resolverOf(await show(content).site)(page, content.bodyOf(page).blocks);
    },
    /** Returns what an address shows: a page that is right as it is now, any other as it was last right. */
    async dataFor(path: string): Promise<Data | undefined> {
      const latest = load();
      const now = latest.lists && (await (await show(latest).dataFor)(path));
      return now ?? (await (await show(shown()).dataFor)(path));
    },
    /** Returns the problems that some rules find in the files as they are now. */
    problemsBy: (rules: readonly SiteRule[]): Problem[] => loadBy(rules).problems,
    /** Whether there was ever content without an error. */
    hasBeenValid(): boolean {
      load();
      return valid !== undefined;
    },
    /** Another number whenever the content was read again. */
    version(): number {
      load();
      return version;
    },
    /** Whether the content that is loaded has a file as it is now. */
    holds(file: string): boolean {
      const { siteFile, pages } = load().survey;
      const known = [siteFile, ...pages].find((one) => one.file === file)?.bytes;
      const bytes = bytesIn(root, file);
      return known && bytes ? bytes.equals(known) : known === bytes;
    },
    /** Has the files read again. */
    forget(): void {
      current = undefined;
    },
  };
}

function open(content: Content): Shown {
  const site = siteContentOf(content);
  const dataFor = site.then((prepared) => {
    const resolve = resolverOf(prepared);
    return dataIn(content.pages, prepared.frame, (page) => resolve(page, content.bodyOf(page).blocks));
  });
  return { site, dataFor };
}

/** The bytes of a file as it is now; undefined where there is none. */
function bytesIn(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(root, file));
  } catch {
    return undefined;
  }
}
