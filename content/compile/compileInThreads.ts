import { inBatches, openPool, THREADS } from "../lib/threads/pool.ts";
import type { SurveyedPage } from "../survey/forms.ts";
import type { Compiler } from "./compiler.ts";

/** Below this many files, one thread compiles them before another has started. */
const FEWEST_FOR_THREADS = 200;
/** Files per task. */
const BATCH_SIZE = 20;

/** Compiles the pages that the cache lacks, in several threads; leaves them to the caller if they are few. */
export async function compileInThreads(compiler: Compiler<unknown, unknown>): Promise<void> {
  const { pages, ...survey } = compiler.survey;
  const { business, checks } = compiler;
  const missing = pages.filter((page) => !compiler.knows(page)).sort(originalsFirst);
  if (missing.length < FEWEST_FOR_THREADS || THREADS < 2) return;
  const pool = openPool(new URL("./compileWorker.ts", import.meta.url), {
    survey,
    business,
    checks: checks.module,
  });
  try {
    await Promise.all(inBatches(missing, BATCH_SIZE).map((batch) => pool.run(batch)));
  } finally {
    await pool.close();
  }
}

/** Sorts originals before translations: compiling a translation reads its compiled original. */
function originalsFirst(one: SurveyedPage, other: SurveyedPage): number {
  return Number(one.translated !== undefined) - Number(other.translated !== undefined);
}
