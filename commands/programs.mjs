// What to spawn for npm, and for a program of a package: their scripts, by Node. On Windows the commands of both are
// .cmd files, which only a shell runs, and a shell would read what is in its words. And where a browser may be. Plain
// JavaScript that Node 20 runs.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Packages whose programs have other names. */
const PACKAGES = { biome: "@biomejs/biome", playwright: "@playwright/test", tsc: "typescript" };

/** The headless shell, which draws no windows, runs the tests in two thirds of the time. */
const CHROMIUMS = [
  ...["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"],
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

/** The Chromium that is there: the one in CHROMIUM_PATH, or else at its usual place; undefined if there is none. */
export function chromiumProgram() {
  const { CHROMIUM_PATH } = process.env;
  return (CHROMIUM_PATH ? [CHROMIUM_PATH] : CHROMIUMS).find(existsSync);
}

/** The program and its first words that run a name: npm, npx, a package's program, or else what PATH leads to. */
export function programOf(name, machine = process) {
  const script = npmScript(name, machine) ?? packageScript(name);
  return script ? [machine.execPath, script] : [name];
}

/** The script of npm or npx: of the npm that runs this, or on Windows of the one beside Node. */
export function npmScript(name, { env, platform, execPath }) {
  if (!["npm", "npx"].includes(name)) return undefined;
  const beside = platform === "win32" && join(dirname(execPath), "node_modules/npm/bin/npm-cli.js");
  const scripts = [env.npm_execpath, beside]
    .filter(Boolean)
    .map((npm) => join(dirname(npm), `${name}-cli.js`));
  return scripts.find(existsSync);
}

function packageScript(name) {
  const folder = join("node_modules", PACKAGES[name] ?? name);
  if (!existsSync(join(folder, "package.json"))) return undefined;
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const script = typeof bin === "string" ? bin : bin?.[name];
  return script && join(folder, script);
}
