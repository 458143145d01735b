// Installs what a fresh clone is missing: the packages, and with --browser a Chromium for the tests.
// Plain JavaScript, because nothing else runs before the packages are there.
import { execFileSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const INSTALLED = "node_modules/.package-lock.json";
const run = (command, ...args) => execFileSync(command, args, { stdio: "inherit" });

if (!existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync("package-lock.json").mtimeMs) {
  run("npm", "ci", "--no-audit", "--no-fund");
}

const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
if (process.argv.includes("--browser") && !existsSync(chromium)) {
  console.log("Installing Chromium for the browser tests …");
  try {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", "chromium");
  } catch {
    console.error("Chromium could not be installed. Install it, and set CHROMIUM_PATH to its program.");
    process.exit(1);
  }
}
