import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { programOf } from "../../commands/programs.mjs";

/**
 * Runs an npm script in a project, and returns its cost: seconds of wall-clock time and of CPU time, megabytes of its
 * largest process, and seconds of each step of a build. Throws an error with its output if it fails.
 */
export function measure(root: string, script: string): Record<string, number> {
  const usage = join(root, ".cache-usage");
  writeFileSync(usage, "");
  const [npm, ...words] = programOf("npm");
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(npm, [...words, "run", "--silent", script], {
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
  const lines = readFileSync(usage, "utf8").trim().split("\n");
  const processes: { cpu: number; megabytes: number }[] = lines.map((line) => JSON.parse(line));
  const figures = {
    seconds,
    processor: processes.reduce((sum, { cpu }) => sum + cpu, 0),
    megabytes: Math.max(...processes.map(({ megabytes }) => megabytes)),
  };
  const steps = stdout.matchAll(/^step (.+): (\S+) s$/gm);
  return Object.fromEntries([
    ...Object.entries(figures).map(([name, figure]) => [name, Number(figure.toFixed(2))]),
    ...Array.from(steps, ([, name, time]) => [name, Number(time)]),
  ]);
}
