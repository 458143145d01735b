import { inBatches, openPool, THREADS } from "../lib/threads/pool.ts";
import type { Compiler } from "./compiler.ts";

/** At some 200 files one thread takes as long as two, and two thirds of their processor time: each warms up by itself. */
const FEWEST_FOR_THREADS = 250;
/** Files per task. */
const BATCH_SIZE = 20;

/** Compiles the pages that the cache lacks, in several threads; leaves them to the caller if they are few. */
export async function compileInThreads(compiler: Compiler<unknown, unknown>): Promise<void> {
  const { survey: all, business, checks } = compiler.input;
  const { pages, ...survey } = all;
  const missing = pages.filter((page) => !compiler.knows(page));
  if (missing.length < FEWEST_FOR_THREADS || THREADS < 2) return;
  // Originals before translations: compiling a translation reads its compiled original.
  missing.sort((one, other) => Number(one.translated !== undefined) - Number(other.translated !== undefined));
  const input = { survey, business, checks: checks.module };
  const pool = openPool(new URL("./compileWorker.ts", import.meta.url), input);
  try {
    await Promise.all(inBatches(missing, BATCH_SIZE).map((batch) => pool.run(batch)));
  } finally {
    await pool.close();
  }
}
