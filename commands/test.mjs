// npm test: all that CI runs. The site and the example are built in parallel with the steps that need no site, and then
// opened in a browser. A step's output is printed when it ends, that of browser tests at once. After a failed step the
// others still run, except browser tests without a build. Plain JavaScript that Node 20 runs, because Node 24 and the
// packages may be missing.
import "./install.mjs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

if (process.argv.includes("all")) process.env.ALL = "1";
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** Tests that open every page of this site; with ALL, as every night, all tests that open a page of it. */
const EVERY_PAGE = process.env.ALL ? "tests/site" : "tests/site/html";
const TIMEOUT = 10_000; // milliseconds that a stopped step has to clean up
const running = new Set();
const failed = [];
let isStopped = false;
for (const signal of SIGNALS) process.on(signal, stop);

const building = buildBoth();
await step("lint", "npm run --silent lint");
await step("types", "tsc --noEmit");
await step("content", "npm run --silent check");
await step("unit tests", 'vitest run --maxWorkers=2 --exclude "tests/**/heavy/**"');
if (process.env.ALL) await step("slow tests", "vitest run /heavy/"); // run one by one: each runs whole suites
if (await building) {
  await step(
    "browser tests",
    "playwright test --config tests/playwright.config.ts",
    { SITE_IS_BUILT: "1" },
    "inherit",
  );
  await step(
    "every page of this site",
    `playwright test --config tests/playwright.config.ts ${EVERY_PAGE}`,
    { SITE_IS_BUILT: "1", SITE: "." },
    "inherit",
  );
}

for (const name of failed) console.error(`Failed: ${name}`);
process.exitCode = failed.length ? 1 : 0;

/** Builds this site, and then the example that the generator is tested on. Returns whether both succeeded. */
async function buildBoth() {
  const isBuilt = await step("build", "npm run --silent build");
  return (
    (await step("build of the example", "node commands/run.mjs tests/output/buildExample.ts")) && isBuilt
  );
}

/** Runs a command, and prints its output when it ends ("inherit": at once). Returns whether it succeeded. */
async function step(name, command, variables = {}, output = "pipe") {
  const begun = performance.now();
  // Detached: its own process group, so that all its children can be ended with it.
  const env = { ...colored(), ...process.env, ...variables };
  const child = spawn(`${command} 2>&1`, { shell: true, detached: true, env, stdio: ["ignore", output, 2] });
  running.add(child);
  const [[code], printed] = await Promise.all([once(child, "close"), child.stdout ? text(child.stdout) : ""]);
  running.delete(child);
  if (isStopped) await new Promise(() => {}); // never resolves: no further step starts
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`\n=== ${name}: ${code === 0 ? "done" : "failed"} in ${seconds} s\n${printed.trimEnd()}`);
  if (code !== 0) failed.push(name);
  return code === 0;
}

/** Keeps colors on: without it, programs whose output is piped leave them out. */
function colored() {
  return process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
}

/** Ends all running steps, as Ctrl-C does, and then this process. */
async function stop() {
  isStopped = true;
  for (const signal of SIGNALS) {
    process.off(signal, stop);
    process.on(signal, () => {}); // npm passes the same signal on a second time
  }
  const ended = [...running].map((child) => once(child, "close"));
  signalAll("SIGINT");
  const timer = setTimeout(signalAll, TIMEOUT, "SIGKILL");
  await Promise.all(ended);
  clearTimeout(timer);
  process.exit(130);
}

function signalAll(signal) {
  for (const { pid } of running) {
    try {
      process.kill(-pid, signal);
    } catch {
      // The process has just ended.
    }
  }
}
