import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect } from "@playwright/test";
import { loadChecked } from "../../checker/loadChecked.ts";
import { quickRules } from "../../checker/rules/rules.ts";
import { errorsIn } from "../../content/problem.ts";
import { copyOfSite } from "../output/copyOfSite.ts";

/** Milliseconds within which a server starts on any machine, however busy. */
export const TIMEOUT = 120_000;

/**
 * The first port of this worker's servers. No other worker takes a port of these hundred, so that it is still free when
 * a server comes back to it. Runs at the same time differ in PORT.
 */
const FIRST_PORT =
  Number(process.env.PORT ?? 4180) + 100 * (1 + Number(process.env.TEST_PARALLEL_INDEX ?? 0));

/** `npm run dev` in a copy of the project, whose files may be changed. */
export interface DevServer {
  origin: string;
  /** The folder of the copy. */
  root: string;
  read(file: string): string;
  has(file: string): boolean;
  write(file: string, text: string): void;
  remove(file: string): void;
  /** What the code editor was asked to open, as "file:line". */
  opened(): string[];
  /** The address with a key, which it shows at each start with `--host`. */
  keyed(): string;
  /** Kills the server, calls `meanwhile`, and restarts it at the same address. */
  restart(meanwhile: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a dev server on a free port of this worker. Its code editor is a script that logs what it is asked to open. */
export async function startDev(
  changes: Record<string, string> = {},
  options: string[] = [],
): Promise<DevServer> {
  const root = copyOfSite();
  const path = (file: string) => join(root, file);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true });
    writeFileSync(path(file), text);
  };
  // Removes drafts with errors: dev would show these in place of every page, while a build ignores them.
  for (const { file } of errorsIn(loadChecked(root, { drafts: true, rules: quickRules }).problems))
    rmSync(path(file), { force: true });
  for (const [file, text] of Object.entries(changes)) write(file, text);
  write("editor.sh", `#!/bin/sh\necho "$1:$2" >> "${path("opened.txt")}"\n`);
  write("opened.txt", "");
  chmodSync(path("editor.sh"), 0o755);
  let said = "";
  const start = (...args: string[]) => {
    const env = { ...process.env, LAUNCH_EDITOR: path("editor.sh") };
    const all = ["commands/dev.mjs", ...options, ...args];
    const started = spawn("node", all, { cwd: root, env, detached: true });
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (data) => {
        said += stripVTControlCharacters(String(data));
      });
    return started;
  };
  let server = start("--port", String(FIRST_PORT));
  const end = async (signal: NodeJS.Signals) => {
    const group = -(server.pid ?? Number.NaN);
    process.kill(group, signal);
    await once(server, "close");
    // Its child processes must end, too, although nobody reads their output any more.
    await expect.poll(() => runs(group), { timeout: 10_000 }).toBe(false);
  };
  const origin = await originOf(server);
  return {
    origin,
    root,
    write,
    has: (file) => existsSync(path(file)),
    read: (file) => readFileSync(path(file), "utf8"),
    remove: (file) => rmSync(path(file), { recursive: true }),
    opened: () =>
      readFileSync(path("opened.txt"), "utf8").replaceAll(`${root}/`, "").split("\n").filter(Boolean),
    keyed: () =>
      /http\S+\?key=\S+/g.exec(said.slice(said.lastIndexOf("http", said.lastIndexOf("?key="))))?.[0] ?? "",
    async restart(meanwhile) {
      await end("SIGKILL");
      await meanwhile();
      server = start("--port", new URL(origin).port, "--strictPort");
      await originOf(server);
    },
    async stop() {
      await end("SIGTERM");
      rmSync(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function runs(group: number): boolean {
  try {
    return process.kill(group, 0);
  } catch {
    return false;
  }
}

/** Waits for the origin that the server prints. Throws if it ends first or exceeds TIMEOUT. */
async function originOf(server: ChildProcess): Promise<string> {
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (data) => {
      said += stripVTControlCharacters(String(data));
    });
  for (const start = Date.now(); Date.now() - start < TIMEOUT && server.exitCode === null; ) {
    const [, origin] = /Local: +(http:\/\/localhost:\d+)\//.exec(said) ?? [];
    if (origin) return origin;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not start: ${said}`);
}
