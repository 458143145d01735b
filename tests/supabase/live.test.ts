import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { parse } from "yaml";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);

/** Runs the deployment step that contains `words`, with stubs of npx and node; returns the arguments of their calls. */
function calls(words: string, env: Record<string, string>): string[] {
  const { steps } = parse(readFileSync(".github/workflows/live.yml", "utf8")).jobs.deploy;
  const { run } = steps.find(({ run = "" }) => run.includes(words));
  const log = join(folder, "calls");
  writeFileSync(log, "");
  mkdirSync(join(folder, "supabase"), { recursive: true });
  for (const name of ["npx", "node"])
    writeFileSync(join(folder, name), `#!/bin/sh\necho "$*" >> ${log}\n`, { mode: 0o755 });
  const PATH = `${folder}:${process.env.PATH}`;
  execFileSync("bash", ["-e", "-c", run], { cwd: folder, env: { PATH, SUPABASE_SETTINGS: "A=1", ...env } });
  return readFileSync(log, "utf8").trim().split("\n");
}

it("each deployment sets the function's secrets and then the schedule's, so that both know the same", () => {
  const made = calls("secrets set", { DATABASE_URL: "postgres://host/postgres" });
  const place = (words: string) => made.findIndex((call) => call.includes(words));
  expect(place("secrets set")).toBeGreaterThan(-1);
  expect(place("setSchedule.ts")).toBeGreaterThan(place("functions deploy"));
  expect(existsSync(join(folder, "supabase/.env"))).toBe(false);
});

it("a deployment that does not know the database leaves its schedule", () => {
  expect(calls("secrets set", { DATABASE_URL: "" }).join()).not.toContain("setSchedule");
});
