// Installs what a command needs: Node 24, the packages (those that only tests and measures need where it is one of
// these), and with --browser as the first argument, a Chromium too. A module that imports this file first continues once
// all is there. On an older Node, the same command is run again in a child process, with a Node 24 fetched for this
// project. Plain JavaScript that Node 20 runs.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { chromiumProgram, npmScript, programOf } from "./programs.mjs";
import { spawnAlong } from "./spawnAlong.mjs";

const NODE = [24, 8];
const NODE_PROGRAM = process.platform === "win32" ? "node.exe" : "node";
/** Not in node_modules, which npm ci empties while this Node runs it, and not in .cache, from which nothing is run. */
const OWN_NODE = ".node";
/** The first words of commands that need devDependencies too: these, what tests use, and programs of packages. */
const OF_TESTS = /^(?:--browser|biome|cutFonts|lint|playwright|tests\/.*|tsc|types|vitest)$/;

// Installers write to stderr: stdout is for the output of the command, such as a JSON report.
const run = (name, ...words) => {
  const [program, ...first] = programOf(name);
  execFileSync(program, [...first, ...words], { stdio: ["inherit", 2, 2] });
};
const install = (how, ...where) => run("npm", how, "--ignore-scripts", "--no-audit", "--no-fund", ...where);
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) process.exit(await runAgain(ownNode()));
const packages = missingPackages(OF_TESTS.test(process.argv[2]));
if (packages) {
  console.error(`Installing ${packages.what} …`);
  try {
    install(...packages.how);
  } catch {
    stop(
      "The packages could not be installed, for the reason above. Most often there is no way to the internet.",
    );
  }
}

/** Returns the folder of this project's own Node executable, fetching it if it is missing. */
function ownNode() {
  const kept = keptNode();
  if (kept) return kept;
  console.error(`This is Node ${process.versions.node}. Fetching Node ${NODE[0]} for this project …`);
  const draft = `${OWN_NODE}.${process.pid}`; // so that OWN_NODE is always complete
  try {
    cpSync("commands/node", draft, { recursive: true });
    install("ci", "--include=optional", "--prefix", draft);
    rmSync(OWN_NODE, { recursive: true, force: true });
    renameSync(draft, OWN_NODE);
  } catch {
    rmSync(draft, { recursive: true, force: true }); // another command may have fetched it meanwhile
  }
  return (
    keptNode() ?? stop(`It could not be fetched. Install Node ${NODE.join(".")} or later: see nodejs.org.`)
  );
}

/**
 * The same folder if the wanted version is there, else undefined. It is looked for in the packages, as not every npm
 * links node into .bin.
 */
function keptNode() {
  const listIn = (folder) => readFileSync(`${folder}/package-lock.json`, "utf8");
  try {
    if (listIn(OWN_NODE) !== listIn("commands/node")) return undefined;
    const packages = readdirSync(`${OWN_NODE}/node_modules`);
    const folders = packages.map((name) => resolve(OWN_NODE, "node_modules", name, "bin"));
    return folders.find((folder) => existsSync(join(folder, NODE_PROGRAM)));
  } catch {
    return undefined;
  }
}

/** Runs this command again, with the folder `programs` first in PATH for all its children. Returns its exit code. */
async function runAgain(programs) {
  const npm_execpath = npmScript("npm", process); // the fetched Node brings none along
  const words = [...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, npm_execpath, PATH: `${programs}${delimiter}${process.env.PATH}` };
  try {
    return await spawnAlong(join(programs, NODE_PROGRAM), words, env);
  } catch {
    return stop(
      `The fetched Node does not run here. Install Node ${NODE.join(".")} or later: see nodejs.org.`,
    );
  }
}

/**
 * What node_modules lacks of package-lock.json, optional packages (for other platforms) aside, and how npm installs it;
 * undefined if nothing. What only tests need is added beside what is there, as a server may be running from it.
 */
function missingPackages(withTests) {
  const packagesIn = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const wanted = Object.entries(packagesIn("package-lock.json")).filter(([path]) => path);
  let there = {};
  try {
    there = packagesIn("node_modules/.package-lock.json");
  } catch {
    // Nothing has been installed.
  }
  const needed = wanted.filter(([, { optional, devOptional }]) => !optional && !devOptional);
  const missing = needed.filter(([path, { version }]) => there[path]?.version !== version);
  const isWhole = missing.every(([, { dev }]) => dev);
  if (isWhole && (!withTests || missing.length === 0)) return undefined;
  const what = (list) => `${list.filter(([, { dev }]) => withTests || !dev).length} packages`;
  if (isWhole) return { what: `${what(missing)} of tests`, how: ["install", "--no-save", "--include=dev"] };
  return { what: what(needed), how: ["ci", withTests ? "--include=dev" : "--omit=dev"] };
}

const needsBrowser = process.argv[2] === "--browser" && process.argv.splice(2, 1).length === 1;
if (needsBrowser && !chromiumProgram()) {
  console.error("Installing Chromium for the browser tests …");
  // Debian's package names, the faster one first; Ubuntu has only the second.
  if (!["chromium-headless-shell", "chromium"].some(canInstall))
    stop("Chromium could not be installed. Install it, and set CHROMIUM_PATH to its program.");
}

// Liberation has the metrics of Arial and Times, the fallbacks until a page's fonts are loaded: without it, lines break
// elsewhere for a moment.
function canInstall(name) {
  try {
    run("apt-get", "update", "-qq");
    run("apt-get", "install", "-y", "-qq", name, "fonts-liberation");
    return true;
  } catch {
    return false;
  }
}
