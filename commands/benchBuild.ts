import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { editPage, measure, type Run } from "./bench/buildRuns.ts";
import { addCopies, copyProject } from "./bench/copiedCities.ts";

/**
 * `npm run bench:build -- 1000 10000`: builds sites with so many more pages, of copied cities, in a temporary
 * folder, and prints what each step takes. PEERS may name a program that builds as many pages with other
 * generators: on a machine that others use too, only what was measured in one run can be compared.
 */
const { positionals } = parseArgs({ allowPositionals: true });
for (const pages of positionals.length ? positionals.map(Number) : [0, 1000]) {
  const root = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    copyProject(process.cwd(), root);
    addCopies(root, pages);
    console.log(`\n${pages} more pages`);
    tell("build, cold", measure(root, "build"));
    tell("build, warm", measure(root, "build"));
    editPage(root);
    tell("build, warm, one edit", measure(root, "build"));
    tell("check, warm", measure(root, "check"));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  if (process.env.PEERS && pages) spawnSync(process.env.PEERS, [String(pages)], { stdio: "inherit" });
}

function tell(name: string, { seconds, cpu, megabytes, steps }: Run): void {
  const whole = [`${seconds.toFixed(1)} s`, `${cpu.toFixed(1)} s of processor`, `${megabytes.toFixed(0)} MB`];
  console.log(`${name.padEnd(24)}${whole.map((value) => value.padStart(22)).join("")}`);
  for (const [step, time] of Object.entries(steps))
    console.log(`  ${step.padEnd(22)}${`${time.toFixed(1)} s`.padStart(22)}`);
}
