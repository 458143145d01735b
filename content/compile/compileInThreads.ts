import type { Cache } from "../cache.ts";
import type { Survey } from "../forms.ts";
import { openPool, THREADS } from "../pool.ts";
import { Compiler } from "./compile.ts";

/** Fewer files are compiled by one thread before another has started. */
const MANY = 200;
/** A thread is given so many files at once. */
const BATCH = 20;

/** Puts compiled pages that the cache lacks into it, on all cores where they are many. */
export async function compileInThreads(root: string, survey: Survey, cache: Cache): Promise<void> {
  const compiler = new Compiler(survey, cache);
  const missing = survey.pages.filter((page) => !compiler.knows(page));
  if (missing.length < MANY || THREADS < 2) return;
  const { pages: _, ...around } = survey;
  const pool = openPool(new URL("./compileWorker.ts", import.meta.url), { root, around });
  const batches = Array.from({ length: Math.ceil(missing.length / BATCH) }, (_, index) =>
    missing.slice(index * BATCH, (index + 1) * BATCH),
  );
  try {
    await Promise.all(batches.map((batch) => pool.run(batch)));
  } finally {
    await pool.close();
  }
}
