import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runCheck } from "../../commands/check/runCheck.ts";
import { inProject } from "../content/project.ts";
import { mistake } from "./check.ts";

const entriesOf = (root: string) =>
  readdirSync(join(root, ".cache"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const DAMAGE: [string, (file: string) => void][] = [
  ["emptied", (file) => writeFileSync(file, "")],
  ["cut", (file) => writeFileSync(file, readFileSync(file).subarray(0, 50))],
  ["of other bytes", (file) => writeFileSync(file, "no JSON at all")],
];

it.each(DAMAGE)(
  "a cache whose entries are %s changes nothing of what is said, and heals",
  async (_, damage) => {
    await inProject(mistake, async (root) => {
      const right = await runCheck(root, []);
      const entries = entriesOf(root);
      expect(entries.length).toBeGreaterThan(5);
      for (const file of entries) damage(file);
      expect(await runCheck(root, [])).toEqual(right);
      expect(await runCheck(root, [])).toEqual(right);
      rmSync(join(root, ".cache"), { recursive: true });
    });
  },
);

it("where nothing can be written to the cache, the same is said, and that in a line", async () => {
  await inProject({ ...mistake, ".cache": "a file in its place" }, async (root) => {
    const { exitCode, text } = await runCheck(root, []);
    expect(exitCode).toBe(1);
    expect(text).toContain("haeding");
    expect(text.match(/^Nothing could be written to \.cache, .*$/gm)).toHaveLength(1);
  });
});
