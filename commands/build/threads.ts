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

  /** Has a free thread do a task; there must be one. Throws what the thread threw, or that it has ended. */
  run(task: T): Promise<R> {
    const thread = this.#free.pop();
    if (!thread) throw new Error("All threads are at work.");
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error("A thread has ended in the middle of its work."));
      thread.once("error", reject).once("exit", ended);
      thread.once("message", (result: R) => {
        thread.off("error", reject).off("exit", ended);
        this.#free.push(thread);
        resolve(result);
      });
      thread.postMessage(task);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((thread) => thread.terminate()));
  }
}
