import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Cache, hashOf } from "../../content/cache.ts";
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
export interface ContentStore {
  root: string;
  cache: Cache;
  /** As the files are, with unsaved texts in their places. */
  current(): Content;
  /** What to show: the last without an error, so that a mistake does not take its page away; else what there is. */
  shown(): Content;
  /** What the pages that are shown are resolved with. */
  prepared(): Promise<SiteContent>;
  /** A page with everything filled in that its blocks show. */
  resolve(page: ValidPage): Promise<Page>;
  /** What an address shows. */
  dataFor(path: string): Promise<Data | undefined>;
  /** What is wrong with the files as they are now, by some rules of all pages. */
  problemsBy(rules: readonly SiteRule[]): Problem[];
  /** Whether there was ever content without an error. */
  hasBeenSound(): boolean;
  /** Has the files read again. */
  forget(): void;
  /** Has a text stand for a file, whose bytes are of this revision, until the file is another. */
  change(file: string, text: string, revision: string): void;
  /** Whether a text that is not saved stands for a file, whose bytes are of this revision. */
  isBegun(file: string, revision: string): boolean;
}

/** Content that is shown, with what answers for its addresses. */
interface Shown {
  site: Promise<SiteContent>;
  dataFor: Promise<DataFor>;
}

/** A store for the project in `root`, drafts included. */
export function contentStore(root: string): ContentStore {
  const cache = new Cache(root);
  /** Texts that are not saved yet; `revision` stands for the file that each is to take the place of. */
  const unsaved = new Map<string, { bytes: Uint8Array; revision: string }>();
  const answers = new WeakMap<Content, Shown>();
  let current: Content | undefined;
  let sound: Content | undefined;

  function loadBy(rules: readonly SiteRule[]): Content {
    const texts = new Map([...unsaved].map(([file, { bytes }]) => [file, bytes]));
    return loadContent(root, { drafts: true, rules, cache, unsaved: texts });
  }
  function load(): Content {
    if (!current) {
      current = loadBy(quickRules);
      if (errorsIn(current.problems).length === 0) sound = current;
    }
    return current;
  }
  function shown(): Content {
    const latest = load();
    return sound ?? latest;
  }
  function show(content: Content): Shown {
    const known = answers.get(content) ?? open(content);
    answers.set(content, known);
    return known;
  }
  return {
    root,
    cache,
    current: load,
    shown,
    prepared: () => show(shown()).site,
    async resolve(page) {
      const content = shown();
      return resolverOf(await show(content).site)(page, content.bodyOf(page).blocks);
    },
    async dataFor(path) {
      const latest = load();
      const content = shown();
      const data = await (await show(content).dataFor)(path);
      if (!data || content === latest || !latest.lists || !unsaved.has(data.page.file)) return data;
      const isRight = latest.pages.some(({ file }) => file === data.page.file); // another file has the error
      return isRight ? await (await show(latest).dataFor)(path) : data;
    },
    problemsBy: (rules) => loadBy(rules).problems,
    hasBeenSound() {
      load();
      return sound !== undefined;
    },
    forget() {
      for (const [file, { bytes, revision }] of unsaved) {
        const disk = bytesIn(root, file);
        if (disk && hashOf(disk) === revision && !disk.equals(bytes)) continue;
        unsaved.delete(file);
      }
      current = undefined;
    },
    change(file, text, revision) {
      unsaved.set(file, { bytes: Buffer.from(text), revision });
      current = undefined;
      load(); // so that what is shown goes on from here, should the next text be wrong
    },
    isBegun: (file, revision) => unsaved.get(file)?.revision === revision,
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
