// Installs what a fresh clone is missing: the packages, and with --browser a Chromium for the tests.
// Plain JavaScript, because nothing else runs before the packages are there.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const NODE = [20, 11];
// What an installer says goes to stderr: stdout is for what was asked for, as a report in JSON.
const run = (command, ...args) => execFileSync(command, args, { stdio: ["inherit", 2, 2] });
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < NODE[0] || (major === NODE[0] && minor < NODE[1]))
  stop(
    `This project needs Node ${NODE.join(".")} or later, and this is ${process.versions.node}: see nodejs.org.`,
  );

if (!isInstalled()) {
  console.error("Installing the packages of this project …");
  try {
    run("npm", "ci", "--no-audit", "--no-fund");
  } catch {
    stop(
      "The packages could not be installed, for the reason above. Most often there is no way to the internet.",
    );
  }
}

/** Whether node_modules holds what package-lock.json asks for; what is for other machines aside. */
function isInstalled() {
  const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  try {
    const there = packagesIn("node_modules/.package-lock.json");
    const wanted = Object.entries(packagesIn("package-lock.json"));
    return wanted.every(([path, { version, optional, devOptional }]) => {
      return path === "" || optional || devOptional || there[path]?.version === version;
    });
  } catch {
    return false;
  }
}

// As Debian names them, the quicker first; Ubuntu has the second alone.
const chromiums = ["chromium-headless-shell", "chromium"];
const programs = process.env.CHROMIUM_PATH
  ? [process.env.CHROMIUM_PATH]
  : chromiums.map((name) => `/usr/bin/${name}`);
if (process.argv.includes("--browser") && !programs.some(existsSync)) {
  console.log("Installing Chromium for the browser tests …");
  if (!chromiums.some(canInstall))
    stop("Chromium could not be installed. Install it, and set CHROMIUM_PATH to its program.");
}

function canInstall(name) {
  try {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", name);
    return true;
  } catch {
    return false;
  }
}
