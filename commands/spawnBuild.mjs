// Plain JavaScript, because the packages may be missing.
import { spawn } from "node:child_process";
import { once } from "node:events";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** More room for what is soon forgotten: less of it is looked through before it is. */
const FLAGS = ["--max-semi-space-size=16"];
/**
 * One store of memory for all threads. glibc has one for each, and what pictures are made with leaves 250 MB lying
 * in them. It looks once, when a process starts.
 */
const MEMORY = { MALLOC_ARENA_MAX: "1" };

/** Builds, with some options, in a process of its own that ends with this one and gets its signals. Gives its exit code. */
export async function spawnBuild(...options) {
  const env = { ...MEMORY, ...process.env };
  const words = [...FLAGS, "commands/run.mjs", "build", ...options];
  const build = spawn(process.execPath, words, { stdio: "inherit", env });
  const handOn = (signal) => build.kill(signal);
  const parent = process.ppid; // an npm that is killed outright hands nothing on
  const watch = setInterval(() => process.ppid === parent || handOn("SIGTERM"), 1_000);
  for (const signal of SIGNALS) process.on(signal, handOn);
  const [code] = await once(build, "exit");
  for (const signal of SIGNALS) process.off(signal, handOn);
  clearInterval(watch);
  return code ?? 1;
}
