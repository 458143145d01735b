import { parentPort, workerData } from "node:worker_threads";
import { openRenderer, type Task } from "./renderer.ts";

// A thread of builtPages.ts: renders a batch of pages for each message, and answers with what it stored.
const render = await openRenderer(workerData);
parentPort?.on("message", async (tasks: Task[]) => {
  const stored = [];
  for (const task of tasks) stored.push(await render(task));
  parentPort?.postMessage(stored);
});
