import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { PageFiles, type StoredPage } from "../../output/cache/pageFiles.ts";
import { openRenderer, type Renderer, type RendererOptions, type Task } from "./renderer.ts";

/** What a thread is asked for: to render pages and store them, or to put stored ones into a folder at their addresses. */
export type Work = { render: Task[] } | { put: [address: string, key: string][]; into: string };

/** Who says what is to be rendered comes first, and is not kept waiting by those who wait for it. */
const BEHIND = 10;

// A thread of builtPages.ts: answers each message with the pages that it stored.
const options: RendererOptions = workerData;
if (process.platform === "linux") setPriority(BEHIND); // of this thread alone; elsewhere it were of all
let renderer: Renderer | undefined; // opened for the first page: some threads have none
let before = Promise.resolve();
parentPort?.on("message", (work: Work) => {
  before = before.then(() => answer(work)); // one after the other, in their order
});

async function answer(work: Work): Promise<void> {
  const stored: StoredPage[] = [];
  if ("put" in work) PageFiles.putInto(options.root, work.into, work.put, options.compress);
  else for (const task of work.render) stored.push(await opened()(task));
  parentPort?.postMessage(stored);
}

function opened(): Renderer {
  renderer ??= openRenderer(options);
  return renderer;
}
