import { Worker } from "node:worker_threads";

/** Each thread has a heap of its own. */
const SMALL = { maxYoungGenerationSizeMb: 12 };
/** So many tasks are with a thread at once: it begins the next without waiting until its answer was heard. */
const WITH_EACH = 2;

interface Job<T, R> {
  task: T;
  resolve(result: R): void;
  reject(reason: unknown): void;
}

/**
 * Threads that run one file, each for one task after the other: as many as there are tasks for, and never more than
 * `most`. The file answers its tasks in their order.
 */
export class Threads<T, R> {
  #file: URL;
  #most: number;
  #workerData: unknown;
  /** What is with each thread; it is at work on the first. */
  #jobs = new Map<Worker, Job<T, R>[]>();
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
    await Promise.all([...this.#jobs.keys()].map((thread) => thread.terminate()));
    for (const { reject } of this.#waiting.splice(0)) reject(new Error("The threads were closed."));
  }

  /** Gives the task that has waited longest to a thread, if there is one for it. */
  #next(): void {
    const [job] = this.#waiting;
    const thread = job && (this.#withFewer(1) ?? this.#start() ?? this.#withFewer(WITH_EACH));
    if (!thread) return;
    this.#waiting.shift();
    this.#jobs.get(thread)?.push(job);
    thread.postMessage(job.task);
  }

  /** A thread that has fewer tasks than so many. */
  #withFewer(most: number): Worker | undefined {
    for (const [thread, jobs] of this.#jobs) if (jobs.length < most) return thread;
    return undefined;
  }

  #start(): Worker | undefined {
    if (this.#jobs.size >= this.#most) return undefined;
    const thread = new Worker(this.#file, { workerData: this.#workerData, resourceLimits: SMALL });
    const jobs: Job<T, R>[] = [];
    this.#jobs.set(thread, jobs);
    thread.on("message", (result: R) => {
      jobs.shift()?.resolve(result);
      this.#next();
    });
    let reason: unknown = new Error("A thread has ended in the middle of its work.");
    thread.once("error", (error) => {
      reason = error;
    });
    return thread.once("exit", () => {
      this.#jobs.delete(thread);
      const [begun, ...others] = jobs;
      begun?.reject(reason);
      this.#waiting.unshift(...others);
      for (const _ of jobs) this.#next(); // another may take them, and what it had no room for
    });
  }
}
