import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { memoryOf } from "./startServer.ts";

/** The day that builds take for today, so that two of them can be compared. */
export const TODAY = "2026-11-22";

/** How a build ended, and the most memory that it and its children took, in megabytes (measured on Linux only). */
export interface BuildEnd {
  status: number | null;
  output: string;
  megabytes: number;
}

/** Starts a build in a folder, in a process group of its own, which can be killed as a whole. */
export function startBuild(root: string): { child: ChildProcess; end: Promise<BuildEnd> } {
  const { ALL, VITEST, NODE_ENV, CI, DEBUG, ...env } = process.env;
  const child = spawn(process.execPath, ["commands/run.mjs", "build"], {
    cwd: root,
    env: { ...env, TODAY },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return { child, end: endOf(child) };
}

/** Builds in a folder, and watches the memory that this takes. */
export function watchedBuild(root: string): Promise<BuildEnd> {
  return startBuild(root).end;
}

async function endOf(child: ChildProcess): Promise<BuildEnd> {
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, memoryNow(child.pid));
  }, 50);
  const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : "")));
  const [status] = await once(child, "close");
  clearInterval(watch);
  return { status, output: (await output).join(""), megabytes };
}

function memoryNow(pid = 0): number {
  try {
    return memoryOf(pid) || 0;
  } catch {
    return 0; // a process ended while it was measured, or this is not Linux
  }
}
