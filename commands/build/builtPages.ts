import { availableParallelism } from "node:os";
import { SchemaReader } from "../../content/check/schemas/schemaNode.ts";
import { hashOf } from "../../content/memory/hash.ts";
import type { Page } from "../../content/types.ts";
import { eachAtOnce } from "../../output/atOnce.ts";
import type { BuildContent } from "../../output/buildContent.ts";
import { PageFiles, type StoredPage } from "../../output/cache/pageFiles.ts";
import { markdownOf } from "../../output/crawlers/markdownOf.ts";
import { frameOf } from "../../output/vite/content.ts";
import type { Bundle } from "./bundle.ts";
import type { RendererOptions, Task } from "./renderer.ts";
import type { Work } from "./renderThread.ts";
import { Threads } from "./threads.ts";

const MOST_THREADS = 4;
/** A thread is given so many pages at once: to wake it, and to be woken by it, takes a while each time. */
const BATCH = 2;
/** So many batches are on their way to or from a thread at once, that none has to wait for its next. */
const UNDERWAY = 2;

/** What rendering pages takes besides the content. */
export interface RenderOptions {
  /** The day in Miami, as 2026-12-01, of which pages show the year. */
  today: string;
  /** What says all that the code is. */
  code: string;
  compress: boolean;
}

/**
 * The pages of a build. One is rendered where its data, what all pages show, the code or the year has changed since
 * the cache has it.
 */
export class BuiltPages {
  #options: Omit<RendererOptions, "server">;
  #files: PageFiles;
  #content: BuildContent;
  #keys = new Map<string, string>();
  #frame: string;
  /** How many pages had to be rendered; the others are taken from the cache. */
  wanted = 0;
  #allSeen = () => {};
  #allRendered = () => {};
  /** Comes once each page has been looked at, and the last are on their way. */
  readonly seen = new Promise<void>((resolve) => {
    this.#allSeen = resolve;
  });
  /** Comes once no page is rendered any more, whether all went well or not. */
  #rendered = new Promise<void>((resolve) => {
    this.#allRendered = resolve;
  });

  constructor(root: string, content: BuildContent, { today, code, compress }: RenderOptions) {
    const site = frameOf(content.site);
    this.#frame = hashOf(code, today.slice(0, 4), JSON.stringify(site));
    const schema = new SchemaReader().read("block.json");
    this.#options = { root, site, schema, compress };
    this.#files = new PageFiles(root, today);
    this.#content = content;
  }

  /** Writes the HTML of all pages below `client`, each as it comes, so that no more than a few are in memory. */
  async writeInto(client: string, bundle: Bundle): Promise<void> {
    const most = Math.min(availableParallelism(), MOST_THREADS);
    const options: RendererOptions = { ...this.#options, server: bundle.server };
    const threads = new Threads<Work, StoredPage[]>(bundle.thread, most, options);
    try {
      await eachAtOnce(batches(this.#tasks()), most * UNDERWAY, async (tasks) => {
        for (const page of await threads.run({ render: tasks })) this.#files.add(page);
      }).finally(this.#allRendered);
      await threads.run({ put: [...this.#keys], into: client }); // while this one writes all that is no page
    } finally {
      await threads.close();
    }
    this.#files.close();
  }

  /** What the page at an address names of its own site. */
  namedBy(address: string): string[] | undefined {
    const key = this.#keys.get(address);
    return key === undefined ? undefined : this.#files.namedBy(key);
  }

  /** A page's words as Markdown, once all are rendered; made anew where the cache has lost them. */
  words = async (page: Page): Promise<string> => {
    await this.#rendered;
    const { schema, site } = this.#options;
    const known = this.#files.wordsOf(this.#keys.get(page.url) ?? "");
    return known ?? markdownOf(this.#content.finish(page), site.business.url, schema);
  };

  /** What is to be rendered, one by one as it is asked for: all at once would fill the memory. */
  *#tasks(): Generator<Task> {
    for (const page of this.#content.pages) {
      const key = hashOf(this.#frame, this.#content.facts(page).hash);
      for (const address of [page.url, ...(page.aliases ?? [])]) this.#keys.set(address, key);
      if (this.#files.has(key, this.#options.compress)) continue;
      this.wanted++;
      yield { url: page.url, data: this.#content.textOf(page), key };
    }
    this.#allSeen();
  }
}

/** A list in pieces, each made when it is asked for. */
function* batches<T>(list: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const entry of list) {
    batch.push(entry);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}
