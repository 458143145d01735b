import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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

it("a deployment stops where the repository has what commands make, which a build would use", () => {
  const root = join(folder, "tracked");
  mkdirSync(join(root, ".cache/pages"), { recursive: true });
  const git = (...words: string[]) => execFileSync("git", words, { cwd: root, stdio: "pipe" });
  const steps: { name?: string; run?: string }[] = parse(readFileSync(".github/workflows/live.yml", "utf8"))
    .jobs.deploy.steps;
  const at = (words: string) => steps.findIndex(({ run = "" }) => run.includes(words));
  const refuse = () =>
    execFileSync("bash", ["-e", "-c", steps[at("git ls-files")]?.run ?? ""], { cwd: root });
  expect(at("git ls-files")).toBeLessThan(at("npm run build"));
  git("init", "--quiet");
  expect(refuse).not.toThrow();
  writeFileSync(join(root, ".cache/pages/forged"), "{}");
  git("add", ".");
  expect(refuse).toThrow();
});

it("every image that a workflow runs in is held by its digest, and every action by its commit", () => {
  const texts = readdirSync(".github/workflows").map((name) =>
    readFileSync(`.github/workflows/${name}`, "utf8"),
  );
  const used = texts.flatMap((text) => [...text.matchAll(/^\s*(?:- )?(?:container|image|uses): (\S+)/gm)]);
  expect(used.length).toBeGreaterThan(5);
  for (const [, name] of used) expect(name).toMatch(/@(?:sha256:[0-9a-f]{64}|[0-9a-f]{40})$/);
});

it("a city is drafted for those alone who may write", () => {
  const { steps } = parse(readFileSync(".github/workflows/add-city.yml", "utf8")).jobs.draft;
  const mayWrite = (permission: string) => {
    writeFileSync(join(folder, "gh"), `#!/bin/sh\necho ${permission}\n`, { mode: 0o755 });
    const PATH = `${folder}:${process.env.PATH}`;
    return spawnSync("bash", ["-e", "-c", steps[0].run], { env: { PATH, WHO: "x" } }).status === 0;
  };
  expect(["admin", "write", "read", "none", "writer"].map(mayWrite)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
