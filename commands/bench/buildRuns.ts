import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The cost of a command: wall time, processor time, and the memory of its largest process. */
export interface Run {
  seconds: number;
  cpu: number;
  megabytes: number;
  /** The seconds of each step of a build. */
  steps: Record<string, number>;
}

/** Runs an npm script in a project. Throws an error with its output where it fails. */
export function measure(root: string, script: string, options: string[] = []): Run {
  const usage = join(root, ".cache-usage");
  rmSync(usage, { force: true });
  writeFileSync(usage, "");
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", script, "--", ...options], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
    env: {
      ...process.env,
      BUILD_STEPS: "1",
      BENCH_USAGE: usage,
      NODE_OPTIONS: `--import ${new URL("usage.mjs", import.meta.url).href}`,
    },
  });
  if (status !== 0) throw new Error(`npm run ${script} failed:\n${(stderr + stdout).slice(-2000)}`);
  const seconds = (performance.now() - start) / 1000;
  const processes = readFileSync(usage, "utf8").trim().split("\n").map(readUsage);
  return {
    seconds,
    cpu: processes.reduce((sum, { cpu }) => sum + cpu, 0),
    megabytes: Math.max(...processes.map(({ megabytes }) => megabytes)),
    steps: Object.fromEntries(
      [...stdout.matchAll(/^step (.+): (\S+) s$/gm)].map(([, name, time]) => [name, Number(time)]),
    ),
  };
}

function readUsage(line: string): { cpu: number; megabytes: number } {
  return JSON.parse(line);
}

/** Changes a few words of one page. */
export function editPage(root: string): void {
  const file = join(root, "pages-data/about.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^( +heading: )(?=\w)/m, "$1Again, "));
}

/**
 * Returns the build times of other generators in seconds, by name, from the output of a program. Those that failed are
 * left out, and the output is printed.
 */
export function secondsOfPeers(program: string, pages: number): Record<string, number> {
  const { stdout, stderr } = spawnSync(program, [String(pages)], { encoding: "utf8" });
  const lines = [...stdout.matchAll(/^(\w+) +([\d.]+) s\b.* (\d+) pages$/gm)];
  const built = lines.filter(([, , , count]) => Number(count) >= pages);
  if (built.length < lines.length || lines.length === 0) console.error(stdout + stderr);
  return Object.fromEntries(built.map(([, name = "", seconds]) => [name, Number(seconds)]));
}

/** The mean of two measurements of each that was measured twice. */
export function meanOf(
  before: Record<string, number>,
  after: Record<string, number>,
): Record<string, number> {
  const both = Object.entries(before).flatMap(([name, seconds]) => {
    const { [name]: again } = after;
    return again === undefined ? [] : [[name, (seconds + again) / 2] as const];
  });
  return Object.fromEntries(both);
}
