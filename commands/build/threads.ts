import { Worker } from "node:worker_threads";

/** Each thread has a heap of its own. */
const SMALL = { maxYoungGenerationSizeMb: 12 };

interface Job<T, R> {
  task: T;
  resolve(result: R): void;
  reject(reason: unknown): void;
}

/** Threads that run one file, each for one task at a time: as many as there are tasks for, and never more than `most`. */
export class Threads<T, R> {
  #file: URL;
  #most: number;
  #workerData: unknown;
  #all = new Set<Worker>();
  #free = new Set<Worker>();
  #waiting: Job<T, R>[] = [];

  constructor(file: URL, most: number, workerData: unknown) {
    this.#file = file;
    this.#most = most;
    this.#workerData = workerData;
  }

  /** Has a thread do a task, as soon as one is free. Throws what the thread threw, or that it has ended. */
  run(task: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#most = 0;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error("The threads were closed."));
    await Promise.all([...this.#all].map((thread) => thread.terminate()));
  }

  /** Gives the task that has waited longest to a thread, if there is one for it. */
  #next(): void {
    const [job] = this.#waiting;
    if (!job) return;
    const [thread = this.#start()] = this.#free;
    if (!thread) return;
    this.#waiting.shift();
    this.#free.delete(thread);
    const ended = () => job.reject(new Error("A thread has ended in the middle of its work."));
    thread.once("error", job.reject).once("exit", ended);
    thread.once("message", (result: R) => {
      thread.off("error", job.reject).off("exit", ended);
      this.#free.add(thread);
      job.resolve(result);
      this.#next();
    });
    thread.postMessage(job.task);
  }

  #start(): Worker | undefined {
    if (this.#all.size >= this.#most) return undefined;
    const thread = new Worker(this.#file, { workerData: this.#workerData, resourceLimits: SMALL });
    this.#all.add(thread);
    return thread.once("exit", () => {
      this.#all.delete(thread);
      this.#free.delete(thread);
      this.#next();
    });
  }
}
