import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { hashOf } from "../../content/memory/hash.ts";
import type { Page } from "../../content/types.ts";
import { eachAtOnce } from "../../output/atOnce.ts";
import type { BuildContent } from "../../output/buildContent.ts";
import { PageFiles, type StoredPage } from "../../output/cache/pageFiles.ts";
import { frameOf } from "../../output/vite/content.ts";
import type { Bundle } from "./bundle.ts";
import type { RendererOptions, Task } from "./renderer.ts";
import { Threads } from "./threads.ts";

/** So many pages are worth a thread of their own. */
const EACH = 40;
const MOST_THREADS = 4;

/** What rendering pages takes besides the content. */
export interface RenderOptions {
  /** The day in Miami, as 2026-12-01, of which pages show the year. */
  today: string;
  /** What says all that the code is. */
  code: string;
  compress: boolean;
}

/** A page that the cache has not, as it is now, and what stands for it. */
interface Wanted {
  page: Page;
  key: string;
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
  #wanted: Wanted[] = [];

  constructor(root: string, content: BuildContent, { today, code, compress }: RenderOptions) {
    const site = frameOf(content.site);
    const frame = hashOf(code, today.slice(0, 4), JSON.stringify(site));
    this.#options = { root, site, compress };
    this.#files = new PageFiles(root, today);
    this.#content = content;
    for (const page of content.pages) {
      const key = hashOf(frame, content.facts(page).hash);
      for (const address of [page.url, ...(page.aliases ?? [])]) this.#keys.set(address, key);
      if (!this.#files.has(key, compress)) this.#wanted.push({ page, key });
    }
  }

  /** How many pages must be rendered; the others are taken from the cache. */
  get wanted(): number {
    return this.#wanted.length;
  }

  /** Whether rendering takes all cores. */
  get isMuch(): boolean {
    return this.wanted > EACH;
  }

  /** Writes the HTML of all pages below `client`, each as it comes, so that no more than a few are in memory. */
  async writeInto(client: string, bundle: Bundle): Promise<void> {
    const most = Math.min(availableParallelism(), MOST_THREADS);
    const count = Math.min(Math.ceil(this.wanted / EACH), most);
    const options: RendererOptions = { ...this.#options, server: bundle.server };
    const threads = new Threads<Task, StoredPage>(bundle.thread, count, options);
    try {
      await eachAtOnce(this.#tasks(), count, async (task) =>
        this.#files.add(task.key, await threads.run(task)),
      );
    } finally {
      await threads.close();
    }
    this.#putAllInto(client);
    this.#files.close();
  }

  /** What the page at an address names of its own site. */
  namedBy(address: string): string[] | undefined {
    const key = this.#keys.get(address);
    return key === undefined ? undefined : this.#files.namedBy(key);
  }

  /** What is to be rendered, one by one as it is asked for: all at once would fill the memory. */
  *#tasks(): Generator<Task> {
    for (const { page, key } of this.#wanted) yield { url: page.url, data: this.#content.textOf(page), key };
  }

  #putAllInto(client: string): void {
    const folders = new Set<string>();
    for (const [address, key] of this.#keys) {
      const name = `${address === "/" ? "/index" : address}.html`;
      const folder = dirname(join(client, name));
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
      folders.add(folder);
      this.#files.putInto(client, name, key, this.#options.compress);
    }
  }
}
