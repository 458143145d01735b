// npm start: installs what is missing, builds, and serves. One process does it all, and hands a signal on to the
// build, so that whoever ends npm ends everything. Plain JavaScript, because the packages may be missing.
import { spawn } from "node:child_process";
import { once } from "node:events";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
const build = spawn(process.execPath, ["commands/run.mjs", "build"], { stdio: "inherit" });
const handOn = (signal) => build.kill(signal);
const parent = process.ppid; // an npm that is killed outright hands nothing on
const watch = setInterval(() => process.ppid === parent || handOn("SIGTERM"), 1_000);
for (const signal of SIGNALS) process.on(signal, handOn);
const [code] = await once(build, "exit");
for (const signal of SIGNALS) process.off(signal, handOn);
if (code !== 0) process.exit(code ?? 1);
clearInterval(watch); // from here on the server looks itself
await import("../dist/server/serve.js");
