// npm test: all that CI runs, in two rows at a time: what needs no site, and the builds of this site and of the example
// with the browser tests that open them. A step's output is printed when it ends. After a failed step the others still
// run, except browser tests without a build. With the word `all`, as every night, the slow tests too. Plain JavaScript
// that Node 20 runs, because Node 24 and the packages may be missing.
import "./install.mjs";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programOf } from "./programs.mjs";

if (process.argv.includes("all")) process.env.ALL = "1";
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const IS_WINDOWS = process.platform === "win32";
/** Tests that open every page of this site; with ALL, all tests that open a page of it. */
const EVERY_PAGE = process.env.ALL ? "tests/site" : "tests/site/html";
const TIMEOUT = 10_000; // milliseconds that a stopped step has to clean up
const OUTPUTS = mkdtempSync(join(tmpdir(), "test-steps-"));
const running = new Set();
const failed = [];
let isStopped = false;
for (const signal of SIGNALS) process.on(signal, stop);

if (process.env.ALL) {
  await testCode(); // the slow tests take both cores
  await testSites();
} else await Promise.all([testCode(), testSites()]);
rmSync(OUTPUTS, { recursive: true });
for (const name of failed) console.error(`Failed: ${name}`);
process.exitCode = failed.length ? 1 : 0;

async function testCode() {
  await step("lint", "node commands/run.mjs lint");
  await step("types", "tsc --noEmit");
  await step("content", "node commands/run.mjs check");
  await step("unit tests", "vitest run --maxWorkers=2 --exclude tests/**/heavy/**");
  if (process.env.ALL) await step("slow tests", "vitest run /heavy/"); // one by one: each runs whole suites
}

async function testSites() {
  const isBuilt = await step("build", "node commands/run.mjs build");
  const isExample = await step("build of the example", "node commands/run.mjs tests/output/buildExample.ts");
  if (!isBuilt || !isExample) return;
  const browser = "playwright test --config tests/playwright.config.ts";
  await step("browser tests", browser, { SITE_IS_BUILT: "1" });
  await step("every page of this site", `${browser} ${EVERY_PAGE}`, { SITE_IS_BUILT: "1", SITE: "." });
}

/** Runs a command (words with spaces between), and prints its output when it ends. Returns whether it succeeded. */
async function step(name, command, variables = {}) {
  const begun = performance.now();
  const [first, ...words] = command.split(" ");
  const [program, ...more] = first === "node" ? [process.execPath] : programOf(first);
  const file = join(OUTPUTS, name);
  const output = openSync(file, "w"); // one for both of its streams, so that their lines stay in order
  const colors = process.stdout.isTTY && { FORCE_COLOR: "1" }; // programs whose output is piped leave them out
  const env = { ...colors, ...process.env, ...variables };
  // Detached: its own process group, so that all its children can be ended with it.
  const options = { detached: !IS_WINDOWS, env, stdio: ["ignore", output, output] };
  const child = spawn(program, [...more, ...words], options);
  running.add(child);
  const [code] = await once(child, "exit");
  running.delete(child);
  closeSync(output);
  if (isStopped) await new Promise(() => {}); // never resolves: no further step starts
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const printed = readFileSync(file, "utf8").trimEnd();
  console.log(`\n=== ${name}: ${code === 0 ? "done" : "failed"} in ${seconds} s\n${printed}`);
  if (code !== 0) failed.push(name);
  return code === 0;
}

/** Ends all running steps, as Ctrl-C does, and then this process. */
async function stop() {
  isStopped = true;
  for (const signal of SIGNALS) {
    process.off(signal, stop);
    process.on(signal, () => {}); // npm passes the same signal on a second time
  }
  const ended = [...running].map((child) => once(child, "exit"));
  signalAll("SIGINT");
  const timer = setTimeout(signalAll, TIMEOUT, "SIGKILL");
  await Promise.all(ended);
  clearTimeout(timer);
  rmSync(OUTPUTS, { recursive: true, force: true });
  process.exit(130);
}

function signalAll(signal) {
  for (const { pid } of running) {
    try {
      if (IS_WINDOWS) spawnSync("taskkill", ["/pid", String(pid), "/T", "/F"]);
      else process.kill(-pid, signal);
    } catch {
      // The process has just ended.
    }
  }
}
