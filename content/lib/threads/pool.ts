import { availableParallelism } from "node:os";
import { workerData } from "node:worker_threads";
import { Tinypool } from "tinypool";

const MOST_THREADS = 4;

/** Megabytes of each thread's young generation heap: with Node's default, 1,000 pages take 270 MB more. */
const YOUNG_GENERATION_MB = 16;

const KEEP_COMPILED = new URL("./keepCompiled.mjs", import.meta.url).href;

/** Number of threads that work in parallel. */
export const THREADS = Math.min(availableParallelism(), MOST_THREADS);

/** Threads that all run the default export of one module; it must be a pure function of its task. */
export type Pool<Task, Result> = ReturnType<typeof openPool<Task, Result>>;

/** Starts a pool for a module. `data` is passed once to each thread, where `poolData` returns it. */
export function openPool<Task, Result>(module: URL, data?: unknown) {
  const pool = new Tinypool({
    filename: module.href,
    workerData: data,
    minThreads: 1,
    maxThreads: THREADS,
    execArgv: ["--import", KEEP_COMPILED],
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  return {
    /** Runs a task in a thread. Rejects with what the function throws. */
    run: (task: Task): Promise<Result> => pool.run(task),
    /** Runs a task with another export of the module, by name. */
    call: <Other>(name: string, task: unknown): Promise<Other> => pool.run(task, { name }),
    close: (): Promise<void> => pool.destroy(),
  };
}

/** In a thread of a pool: returns the data that the pool was opened with. */
export function poolData<T>(): T {
  const [, data] = workerData;
  return data;
}

/** Splits a list into batches of `size` entries: a thread that gets several entries at once waits less. */
export function inBatches<T>(list: readonly T[], size: number): T[][] {
  const batches = Array.from({ length: Math.ceil(list.length / size) });
  return batches.map((_, index) => list.slice(index * size, (index + 1) * size));
}

/** Runs `act` on each entry, at most `most` at a time. If one fails, those already running finish before it rejects. */
export async function eachAtOnce<T>(
  list: Iterable<T>,
  most: number,
  act: (entry: T) => Promise<void>,
): Promise<void> {
  const left = (function* () {
    yield* list; // one for all, which ends where one of them fails
  })();
  const work = async () => {
    for (const entry of left) await act(entry);
  };
  const ends = await Promise.allSettled(Array.from({ length: most }, work));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}
