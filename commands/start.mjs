// npm start: installs what is missing, builds, and serves. One process does it all, and hands a signal on to the
// step it is at, so that whoever ends npm ends everything. Plain JavaScript, because the packages may be missing.
import { spawn } from "node:child_process";
import { once } from "node:events";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
let step;
const handOn = (signal) => step.kill(signal);
const parent = process.ppid; // an npm that is killed outright hands nothing on
const watch = setInterval(() => process.ppid === parent || handOn("SIGTERM"), 1_000);

for (const args of [["commands/install.mjs"], ["--import", "tsx", "commands/build.ts"]]) {
  step = spawn(process.execPath, args, { stdio: "inherit" });
  for (const signal of SIGNALS) process.on(signal, handOn);
  const [code] = await once(step, "exit");
  for (const signal of SIGNALS) process.off(signal, handOn);
  if (code !== 0) process.exit(code ?? 1);
}
clearInterval(watch); // from here on the server looks itself
await import("../dist/server/serve.js");
