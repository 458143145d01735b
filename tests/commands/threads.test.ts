import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterEach, expect, it, vi } from "vitest";
import { Threads } from "../../commands/build/threads.ts";
import { eachAtOnce } from "../../output/atOnce.ts";

const script = `import { parentPort, threadId } from "node:worker_threads";
parentPort.on("message", (task) => {
  if (task === "throw") throw new TypeError("a component threw");
  if (task === "end") process.exit();
  if (task === "end later") setImmediate(() => process.exit());
  parentPort.postMessage(task === "who" ? threadId : task + " done");
});`;
const file = new URL(`data:text/javascript,${encodeURIComponent(script)}`);
let threads = new Threads<string, unknown>(file, 3, {});
afterEach(async () => {
  await threads.close();
  threads = new Threads(file, 3, {});
});

it("a thread answers each of its tasks, and one that throws or ends is told instead of waited for", async () => {
  const first = await Promise.all(["one", "two", "three"].map((task) => threads.run(task)));
  expect(first).toEqual(["one done", "two done", "three done"]);
  await expect(threads.run("throw")).rejects.toThrow("a component threw");
  await expect(threads.run("end")).rejects.toThrow("has ended in the middle");
  expect(await threads.run("four")).toBe("four done");
});

it("tasks beyond the number of threads wait for their turn, whatever becomes of the others", async () => {
  const tasks = ["throw", "throw", "end", ...Array.from({ length: 20 }, (_, index) => `${index}`)];
  const results = await Promise.allSettled(tasks.map((task) => threads.run(task)));
  expect(results.map(({ status }) => status)).toEqual(
    tasks.map((task) => (Number.isNaN(Number(task)) ? "rejected" : "fulfilled")),
  );
});

it("no more threads are started than there are tasks at once", async () => {
  const seen = new Set<unknown>();
  for (let times = 0; times < 5; times++) seen.add(await threads.run("who"));
  expect(seen.size).toBe(1);
});

it("a thread has its next task at hand, and no more than that, while it is at work on one", async () => {
  const given = vi.spyOn(Worker.prototype, "postMessage");
  const alone = new Threads<string, unknown>(file, 1, {});
  const [first, ...others] = Array.from({ length: 4 }, () => alone.run("one"));
  expect(given).toHaveBeenCalledTimes(2);
  await first;
  expect(given).toHaveBeenCalledTimes(3);
  await Promise.all(others);
  await alone.close();
  given.mockRestore();
});

it("a thread that ended while nobody needed it is given no task", async () => {
  const started = once(process, "worker");
  expect(await threads.run("end later")).toBe("end later done");
  const [thread] = await started;
  if (thread.threadId !== -1) await once(thread, "exit"); // -1: it has
  expect(await threads.run("one")).toBe("one done");
});

it("tasks that wait when all threads are closed are told so", async () => {
  const told = Array.from({ length: 5 }, () => expect(threads.run("one")).rejects.toThrow(/closed|ended/));
  await threads.close();
  await Promise.all(told);
});

it("where one of several fails, those under way end before anyone hears of it", async () => {
  const ended: number[] = [];
  const act = async (entry: number) => {
    await new Promise((resolve) => setTimeout(resolve, entry));
    if (entry === 1) throw new Error("one failed");
    ended.push(entry);
  };
  await expect(eachAtOnce([20, 1, 30], 3, act)).rejects.toThrow("one failed");
  expect(ended).toEqual([20, 30]);
  await expect(eachAtOnce([20, 1, 40, 50], 2, act)).rejects.toThrow("one failed");
  expect(ended).toEqual([20, 30, 20]);
});
