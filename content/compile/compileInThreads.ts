import type { Cache } from "../cache.ts";
import type { Survey } from "../forms.ts";
import { openPool, THREADS } from "../pool.ts";
import { Compiler } from "./compile.ts";

/** Fewer files are compiled by one thread before another has started. */
const FEWEST_FOR_THREADS = 200;
/** A thread is given so many files at once. */
const BATCH_SIZE = 20;

/** Puts compiled pages that the cache lacks into it, on all cores where they are many. */
export async function compileInThreads(root: string, survey: Survey, cache: Cache): Promise<void> {
  const compiler = new Compiler(survey, cache);
  const missing = survey.pages.filter((page) => !compiler.knows(page));
  if (missing.length < FEWEST_FOR_THREADS || THREADS < 2) return;
  const { pages: _, ...around } = survey;
  const pool = openPool(new URL("./compileWorker.ts", import.meta.url), { root, around });
  const batches = Array.from({ length: Math.ceil(missing.length / BATCH_SIZE) }, (_, index) =>
    missing.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );
  try {
    await Promise.all(batches.map((batch) => pool.run(batch)));
  } finally {
    await pool.close();
  }
}
