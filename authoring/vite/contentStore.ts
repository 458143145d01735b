import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checkChanged } from "../../content/check/checkChanged.ts";
import { type Content, loadContent } from "../../content/loadContent.ts";
import { contentCode } from "../../content/memory/codeHash.ts";
import { hashOf } from "../../content/memory/hash.ts";
import { Memory } from "../../content/memory/memory.ts";
import { errorsIn } from "../../content/problem/problem.ts";
import { resolveChanged } from "../../content/resolve/resolveContent.ts";
import { quickRules } from "../../content/rules/rules.ts";
import { createStore, type Store } from "../../content/store.ts";
import type { Page } from "../../content/types.ts";
import { type PreparedContent, prepareContent } from "../../output/finishContent.ts";
import { dataIn } from "../../output/vite/content.ts";
import type { Data } from "../../renderer/+data.ts";
import { type TypedSite, typedSite } from "./typedSite.ts";

/** The content of a project while it is edited, loaded when first asked for. */
export interface ContentStore {
  root: string;
  /** What earlier loads have left for the next. */
  store: Store;
  /** As the files are. */
  current(): Content;
  /** What to show: the last without an error, so that a slip does not take its page away; else what there is. */
  shown(): Content;
  /** What to show, with what finishes its pages: of a thousand, few are looked at. */
  prepared(): Promise<PreparedContent>;
  /** What an address shows. */
  dataFor(path: string): Promise<Data | undefined>;
  /** Whether there was ever one without an error. */
  hasBeenSound(): boolean;
  /** Has the files read again. */
  forget(): void;
  /** Has a text stand for a file, whose bytes are of this revision, until the file is another. */
  change(file: string, text: string, revision: string): Promise<void>;
  /** Whether a text that is not saved stands for a file, whose bytes are of this revision. */
  isBegun(file: string, revision: string): boolean;
  /** What is wrong with all content, with what is not saved yet as it will be. */
  recheck(): Content;
}

/** A store for the project in `root`, drafts included. */
export function contentStore(root: string): ContentStore {
  let current: Content | undefined;
  let sound: Content | undefined;
  let prepared: Promise<PreparedContent> | undefined;
  let dataFor: Promise<ReturnType<typeof dataIn>> | undefined;
  let typed: TypedSite | undefined; // what came of a site.yaml that is not saved yet, until all content is looked at
  /** Texts that are not saved yet; `revision` stands for the file that each is to take the place of. */
  const unsaved = new Map<string, { bytes: Uint8Array; revision: string }>();
  const changed = new Map<string, Page>();
  const memory = new Memory(root, contentCode());
  const store = createStore(memory);
  function load(): Content {
    if (!current) {
      const bytes = new Map([...unsaved].map(([file, own]) => [file, own.bytes]));
      current = loadContent(root, { drafts: true, rules: quickRules, store, unsaved: bytes });
      memory.close(); // of a thousand pages, the next start reads only those that have changed
    }
    if (errorsIn(current.problems).length === 0) sound = current;
    return current;
  }
  function shown(): Content {
    const latest = load();
    return sound ?? latest;
  }
  function prepare(): Promise<PreparedContent> {
    prepared ??= prepareContent(root, shown());
    return prepared;
  }
  return {
    root,
    store,
    current: load,
    shown,
    prepared: prepare,
    async dataFor(path) {
      const { pages } = shown();
      dataFor ??= prepare().then((content) => dataIn(pages, content)); // a file saved meanwhile forgets it, with what it is made from
      const data = (await dataFor)(path);
      const now = ({ file }: Page) => {
        const bytes = typed && (unsaved.get(file)?.bytes ?? bytesIn(root, file));
        return (bytes && typed?.page(file, bytes)) ?? changed.get(file);
      };
      const page = data && now(data.page);
      if (!data || !page) return data;
      const home = data.home === data.page ? page : (now(data.home) ?? data.home);
      return { site: typed?.frame ?? data.site, page, home };
    },
    hasBeenSound() {
      load();
      return sound !== undefined;
    },
    forget() {
      for (const [file, { bytes, revision }] of unsaved) {
        const disk = bytesIn(root, file);
        if (disk && hashOf(disk) === revision && !disk.equals(bytes)) continue;
        unsaved.delete(file);
        changed.delete(file);
      }
      reload();
    },
    async change(file, text, revision) {
      const bytes = Buffer.from(text);
      unsaved.set(file, { bytes, revision });
      const { site, checked } = shown();
      if (!site) return reload();
      if (file === "site.yaml") {
        typed = (await typedSite({ root, ...shown() }, bytes, store.files)) ?? typed;
        return;
      }
      const page = checkChanged(checked, { file, bytes }, store.files);
      const resolved = page && resolveChanged(page, checked.pages, site);
      if (resolved) changed.set(file, (await prepare()).finish(resolved));
    },
    isBegun: (file, revision) => unsaved.get(file)?.revision === revision,
    recheck() {
      current = undefined; // what is shown stays: of a page that changes, `changed` has the latest
      const content = load();
      if (typed && content === sound) {
        changed.clear();
        show();
      }
      return content;
    },
  };
  function reload(): void {
    current = undefined;
    show();
  }
  /** Has pages made anew from all content. */
  function show(): void {
    prepared = undefined;
    dataFor = undefined;
    typed = undefined;
  }
}

/** The bytes of a file as it is now; undefined where there is none. */
function bytesIn(root: string, file: string): Buffer | undefined {
  try {
    return readFileSync(join(root, file));
  } catch {
    return undefined;
  }
}
