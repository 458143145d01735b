// Plain JavaScript that Node 20 runs, because Node 24 and the packages may be missing.
import { spawn } from "node:child_process";
import { once } from "node:events";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a program that receives this process's signals and ends with it. Returns its exit code. */
export async function spawnAlong(program, words, env = process.env) {
  return startAlong(program, words, { env }).ended;
}

/** Like spawnAlong, but returns at once, with the child process and the promise of its exit code. */
export function startAlong(program, words, options) {
  const child = spawn(program, words, { stdio: "inherit", ...options });
  return { child, ended: endOf(child) };
}

async function endOf(child) {
  const handOn = (signal) => child.kill(signal);
  const parent = process.ppid; // an npm that is killed with SIGKILL passes no signal on
  const watch = setInterval(() => process.ppid === parent || handOn("SIGTERM"), 1_000);
  for (const signal of SIGNALS) process.on(signal, handOn);
  try {
    const [code] = await once(child, "exit");
    return code ?? 1;
  } finally {
    for (const signal of SIGNALS) process.off(signal, handOn);
    clearInterval(watch);
  }
}
