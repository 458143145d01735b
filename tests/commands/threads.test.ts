import { afterEach, expect, it } from "vitest";
import { Threads } from "../../commands/build/threads.ts";

const script = `import { parentPort } from "node:worker_threads";
parentPort.on("message", (task) => {
  if (task === "throw") throw new TypeError("a component threw");
  if (task === "end") process.exit();
  parentPort.postMessage(task + " done");
});`;
const threads = new Threads<string, string>(
  new URL(`data:text/javascript,${encodeURIComponent(script)}`),
  3,
  {},
);
afterEach(() => threads.close());

it("a thread answers each of its tasks, and one that throws or ends is told instead of waited for", async () => {
  const first = await Promise.all(["one", "two", "three"].map((task) => threads.run(task)));
  expect(first).toEqual(["one done", "two done", "three done"]);
  await expect(threads.run("throw")).rejects.toThrow("a component threw");
  await expect(threads.run("end")).rejects.toThrow("has ended in the middle");
  expect(await threads.run("four")).toBe("four done");
});
