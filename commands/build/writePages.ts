import { type Cache, hashOf } from "../../content/cache.ts";
import type { ValidPage } from "../../content/forms.ts";
import type { Content } from "../../content/loadContent.ts";
import { eachAtOnce, inBatches, type Pool, THREADS } from "../../content/threads/pool.ts";
import { homeFor } from "../../output/siteContent.ts";
import { PageFiles } from "./pageFiles.ts";
import type { RenderOptions, RenderTask, WrittenPage } from "./renderWorker.ts";

/** A thread is given so many pages at once, and so many batches of them, so that it does not wait for its next. */
const BATCH_SIZE = 8;
const UNDERWAY = 2;

/**
 * Writes all pages into a build, and gives what is known of each by its address. A page that is resolved from the same
 * as before is written as it was kept; threads resolve the others, and render those that show something new.
 */
export async function writePages(
  content: Content,
  options: RenderOptions,
  cache: Cache,
  pool: Pool<RenderTask[], WrittenPage[]>,
): Promise<Map<string, WrittenPage>> {
  const written = new Map<string, WrittenPage>();
  const files = new PageFiles(options.client, cache);
  const around = hashOf(options.code, JSON.stringify([options.content, options.compress], withMaps));
  const changed = content.pages.flatMap((page) => {
    const home = homeFor(page, content.pages);
    const key = hashOf(around, content.keyOf(page), home ? content.keyOf(home) : "");
    const resolved = cache.read("resolved", key)?.toString();
    const kept = resolved && files.writeKept(page, resolved);
    if (kept) written.set(page.url, { ...kept, url: page.url, isNew: false });
    return kept ? [] : [{ key, page, home }];
  });
  await eachAtOnce(inBatches(changed, BATCH_SIZE), THREADS * UNDERWAY, async (batch) => {
    const tasks = batch.map(({ key, page, home }): RenderTask => {
      const withBlocks = (one: ValidPage) => ({ page: one, blocks: content.blocksOf(one) });
      return { key, ...withBlocks(page), ...(home && { home: withBlocks(home) }) };
    });
    for (const page of await pool.run(tasks)) written.set(page.url, page);
  });
  return written;
}

/** For JSON.stringify, which leaves out what maps hold. */
function withMaps(_: string, value: unknown): unknown {
  return value instanceof Map ? [...value] : value;
}
