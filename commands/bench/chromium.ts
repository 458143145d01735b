import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--remote-debugging-port=0",
];

/** A Chromium with a profile of its own, and the port at which Lighthouse reaches it. */
export interface Chromium {
  port: number;
  stop(): Promise<void>;
}

/** Starts Chromium: the one of CHROMIUM_PATH, or that of the system. */
export async function startChromium(): Promise<Chromium> {
  const profile = mkdtempSync(join(tmpdir(), "bench-"));
  const path = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const child = spawn(path, [...FLAGS, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for await (const line of createInterface(child.stderr)) {
    const [, port] = /^DevTools listening on ws:\/\/[^/]+:(\d+)\//.exec(line) ?? [];
    if (port !== undefined) return { port: Number(port), stop };
  }
  throw new Error(`${path} ended before it listened.`);
}
