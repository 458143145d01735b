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
export type ContentStore = ReturnType<typeof contentStore>;

/** Content that is shown, with what answers for its addresses. */
interface Shown {
  site: Promise<SiteContent>;
  dataFor: Promise<DataFor>;
}

/** A store for the project in `root`, drafts included. */
export function contentStore(root: string) {
  const cache = new Cache(root);
  /** Unsaved texts, each with the revision of the file that it replaces. */
  const unsaved = new Map<string, { bytes: Uint8Array; revision: string }>();
  const answers = new WeakMap<Content, Shown>();
  let current: Content | undefined;
  let valid: Content | undefined;

  function loadBy(rules: readonly SiteRule[]): Content {
    const texts = new Map([...unsaved].map(([file, { bytes }]) => [file, bytes]));
    return loadContent(root, { drafts: true, rules, cache, unsaved: texts });
  }
  function load(): Content {
    if (!current) {
      current = loadBy(quickRules);
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
    /** The content as the files are, with unsaved texts in their places. */
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
    /** Returns what an address shows. */
    async dataFor(path: string): Promise<Data | undefined> {
      const latest = load();
      const content = shown();
      const data = await (await show(content).dataFor)(path);
      if (!data || content === latest || !latest.lists || !unsaved.has(data.page.file)) return data;
      const isRight = latest.pages.some(({ file }) => file === data.page.file); // another file has the error
      return isRight ? await (await show(latest).dataFor)(path) : data;
    },
    /** Returns the problems that some rules find in the files as they are now. */
    problemsBy: (rules: readonly SiteRule[]): Problem[] => loadBy(rules).problems,
    /** Whether there was ever content without an error. */
    hasBeenValid(): boolean {
      load();
      return valid !== undefined;
    },
    /** Has the files read again. Unsaved texts stay while their files on disk are what they were written for. */
    forget(): void {
      for (const [file, { bytes, revision }] of unsaved) {
        const disk = bytesIn(root, file);
        if (disk && hashOf(disk) === revision && !disk.equals(bytes)) continue;
        unsaved.delete(file);
      }
      current = undefined;
    },
    /** Puts an unsaved text in the place of a file, for as long as the file has this revision. */
    change(file: string, text: string, revision: string): void {
      unsaved.set(file, { bytes: Buffer.from(text), revision });
      current = undefined;
      load(); // so that this content is shown on, should the next text have an error
    },
    /** Whether an unsaved text stands in the place of a file with this revision. */
    isBegun: (file: string, revision: string): boolean => unsaved.get(file)?.revision === revision,
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
