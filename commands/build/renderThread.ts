import { parentPort, workerData } from "node:worker_threads";
import { openRenderer, type Task } from "./renderer.ts";

// A thread of builtPages.ts: renders a page for each message, and answers with what it stored.
const render = await openRenderer(workerData);
parentPort?.on("message", async (task: Task) => parentPort?.postMessage(await render(task)));
