import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { copyProject } from "../../output/copyOfSite.ts";
import { commandsIn } from "../readmeCommands.ts";

const folder = mkdtempSync(join(tmpdir(), "readme-"));
const root = join(folder, "site");
mkdirSync(root);
copyProject(root, ".");
rmSync(join(root, ".cache")); // a link to this project's
afterAll(() => rmSync(folder, { recursive: true }));
for (const words of [
  ["init", "--quiet"],
  ["add", "."],
  ["commit", "--quiet", "--message", "As it was"],
])
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...words], { cwd: root });

/** Those that go on until they are stopped, run this test, or need a host. */
const ELSEWHERE = /^npm (?:start|test|run (?:dev|verify))\b/;
const commands = commandsIn(readFileSync("README.md", "utf8")).filter((line) => !ELSEWHERE.test(line));

it.each(commands)("%s does what the README says", { timeout: 600_000 }, (command) => {
  const { ALL, VITEST, NODE_ENV, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(command, { cwd: root, env, encoding: "utf8", shell: true });
  const said = stdout + stderr;
  if (command.includes("new-city")) expect(said.split("This fact is the same")).toHaveLength(2); // each kind is told once
  if (command.endsWith("--launch") && status === 1) expect(said).toMatch(/nobody|confirm|replace/);
  else expect({ status, said }).toEqual({ status: 0, said: expect.any(String) });
});
