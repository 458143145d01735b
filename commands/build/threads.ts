import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Each thread has a heap of its own. */
const SMALL = { maxYoungGenerationSizeMb: 12 };

/** Threads that run one file, each for one task at a time. */
export class Threads<T, R> {
  #all: Worker[];
  #free: Worker[];

  constructor(file: URL, count: number, workerData: unknown) {
    this.#all = Array.from({ length: count }, () => new Worker(file, { workerData, resourceLimits: SMALL }));
    this.#free = [...this.#all];
  }

  /** Has a free thread do a task; there must be one. Throws what the thread threw. */
  async run(task: T): Promise<R> {
    const thread = this.#free.pop();
    if (!thread) throw new Error("All threads are at work.");
    thread.postMessage(task);
    const [result] = await once(thread, "message");
    this.#free.push(thread);
    return result;
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.terminate()));
  }
}
