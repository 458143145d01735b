import type { ValidPage } from "../../content/compile/forms.ts";
import { type Cache, hashOf } from "../../content/lib/cache.ts";
import { eachAtOnce, inBatches, type Pool, THREADS } from "../../content/lib/threads/pool.ts";
import type { Content } from "../../content/load.ts";
import { homeFor } from "../../output/siteContent.ts";
import { pageFiles } from "./pageFiles.ts";
import type { RenderOptions, RenderTask, WrittenPage } from "./renderWorker.ts";

/** Pages per batch, and batches queued per thread, so that no thread waits for its next one. */
const BATCH_SIZE = 8;
const UNDERWAY = 2;

/**
 * Writes all pages into a build, and returns the facts about each, by address. A page whose inputs are unchanged is
 * written from the cache; worker threads resolve the others, and render those whose resolved form is new.
 */
export async function writePages(
  content: Pick<Content, "pages" | "keyOf" | "blocksOf">,
  options: RenderOptions,
  cache: Cache,
  pool: Pool<RenderTask[], WrittenPage[]>,
): Promise<Map<string, WrittenPage>> {
  const written = new Map<string, WrittenPage>();
  const files = pageFiles(options, cache);
  // JSON.stringify leaves out the entries of maps.
  const withMaps = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
  const inputsHash = hashOf(options.code, JSON.stringify([options.content, options.compress], withMaps));
  const changed = content.pages.flatMap((page) => {
    const home = homeFor(page, content.pages);
    const key = hashOf(inputsHash, content.keyOf(page), home ? content.keyOf(home) : "");
    const resolved = cache.read("resolved", key)?.toString();
    const cached = resolved && files.writeCached(page, resolved);
    if (cached) written.set(page.url, { ...cached, url: page.url, isNew: false });
    return cached ? [] : [{ key, page, home }];
  });
  await eachAtOnce(inBatches(changed, BATCH_SIZE), THREADS * UNDERWAY, async (batch) => {
    const tasks = batch.map(({ key, page, home }): RenderTask => {
      const withBlocks = (shown: ValidPage) => ({ page: shown, blocks: content.blocksOf(shown) });
      return { key, ...withBlocks(page), ...(home && { home: withBlocks(home) }) };
    });
    for (const page of await pool.run(tasks)) written.set(page.url, page);
  });
  return written;
}
