import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { hashOf } from "../../content/memory/hash.ts";
import type { FinishedPage } from "../../content/types.ts";
import { eachAtOnce } from "../../output/atOnce.ts";
import { PageFiles, type StoredPage } from "../../output/cache/pageFiles.ts";
import type { FinishedContent } from "../../output/finishContent.ts";
import { frameOf } from "../../output/vite/content.ts";
import type { Bundle } from "./bundle.ts";
import { openRenderer, type Renderer, type RendererOptions, type Task, textOf } from "./renderer.ts";
import { Threads } from "./threads.ts";

/** Fewer pages are rendered here: to start threads would take longer. */
const MANY = 40;
const MOST_THREADS = 4;

/** What rendering pages takes besides the content. */
export interface RenderOptions {
  /** The day in Miami, as 2026-12-01, of which pages show the year. */
  today: string;
  /** What says all that the code is. */
  code: string;
  compress: boolean;
}

/** What rendering gave. */
export interface Rendered {
  /** How many pages were rendered; the others were taken from the cache. */
  count: number;
  /** What the page at an address names of its own site. */
  namedBy(address: string): string[] | undefined;
}

/**
 * Writes the HTML of all pages below `client`, each as it comes, so that no more than a few are in memory. A page is
 * rendered where its data, what all pages show, the code or the year has changed since the cache has it.
 */
export async function renderPages(
  root: string,
  client: string,
  content: FinishedContent,
  bundle: Bundle,
  { today, code, compress }: RenderOptions,
): Promise<Rendered> {
  const pages = new PageFiles(root, today);
  const site = frameOf(content.site);
  const frame = hashOf(code, today.slice(0, 4), JSON.stringify(site));
  const home = content.pages.find(({ kind }) => kind === "home");
  const keys = new Map<string, string>();
  const wanted: { page: FinishedPage; key: string }[] = [];
  for (const page of content.pages) {
    const key = hashOf(frame, textOf(page, home));
    for (const address of [page.url, ...(page.aliases ?? [])]) keys.set(address, key);
    if (!pages.has(key, compress)) wanted.push({ page, key });
  }
  const tasks = tasksFor(wanted, home);
  const options = { root, server: bundle.server, site, compress };
  if (wanted.length < MANY) await renderHere(tasks, options, pages);
  else await renderInThreads(tasks, bundle.thread, options, pages);
  putAllInto(client, keys, pages, compress);
  pages.close();
  return {
    count: wanted.length,
    namedBy: (address) => {
      const key = keys.get(address);
      return key === undefined ? undefined : pages.namedBy(key);
    },
  };
}

/** What renders pages, one by one as they are asked for: all at once would fill the memory. */
function* tasksFor(wanted: { page: FinishedPage; key: string }[], home?: FinishedPage): Generator<Task> {
  for (const { page, key } of wanted) yield { url: page.url, data: textOf(page, home), key };
}

async function renderHere(tasks: Iterable<Task>, options: RendererOptions, pages: PageFiles): Promise<void> {
  let render: Renderer | undefined;
  for (const task of tasks) {
    render ??= await openRenderer(options);
    pages.add(task.key, await render(task));
  }
}

/** Renders pages by all cores. */
async function renderInThreads(
  tasks: Iterable<Task>,
  file: URL,
  options: RendererOptions,
  pages: PageFiles,
): Promise<void> {
  const count = Math.min(availableParallelism(), MOST_THREADS);
  const threads = new Threads<Task, StoredPage>(file, count, options);
  try {
    await eachAtOnce(tasks, count, async (task) => pages.add(task.key, await threads.run(task)));
  } finally {
    await threads.close();
  }
}

/** Puts the pages into a folder by their addresses. */
function putAllInto(
  client: string,
  keys: ReadonlyMap<string, string>,
  pages: PageFiles,
  compress: boolean,
): void {
  const folders = new Set<string>();
  for (const [address, key] of keys) {
    const name = `${address === "/" ? "/index" : address}.html`;
    const folder = dirname(join(client, name));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    pages.putInto(client, name, key, compress);
  }
}
