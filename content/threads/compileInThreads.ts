import type { Compiler } from "../compile/compiler.ts";
import type { SurveyedPage } from "../forms.ts";
import { inBatches, openPool, THREADS } from "./pool.ts";

/** Fewer files are compiled by one thread before another has started. */
const FEWEST_FOR_THREADS = 200;
/** A thread is given so many files at once. */
const BATCH_SIZE = 20;

/** Puts compiled pages that the cache lacks into it, on all cores where they are many. */
export async function compileInThreads(root: string, compiler: Compiler): Promise<void> {
  const { pages, ...around } = compiler.survey;
  const missing = pages.filter((page) => !compiler.knows(page)).sort(originalsFirst);
  if (missing.length < FEWEST_FOR_THREADS || THREADS < 2) return;
  const pool = openPool(new URL("./compileWorker.ts", import.meta.url), { root, around });
  try {
    await Promise.all(inBatches(missing, BATCH_SIZE).map((batch) => pool.run(batch)));
  } finally {
    await pool.close();
  }
}

/** A translation takes the page that it translates: that is compiled before. */
function originalsFirst(one: SurveyedPage, other: SurveyedPage): number {
  return Number(one.translated !== undefined) - Number(other.translated !== undefined);
}
