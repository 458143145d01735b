import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { EXAMPLE_FOLDER } from "../../content/root.ts";
import { buildIn, copyOfSite } from "../copyOfSite.ts";

const plain = copyWithoutWorkbench();

/** A copy of the example without checker/ and editor/, whose commands/checks.ts names no checker. */
function copyWithoutWorkbench(): string {
  const root = copyOfSite(EXAMPLE_FOLDER);
  for (const folder of ["checker", "editor"]) rmSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "commands/checks.ts"), "export const checker = undefined;\n");
  return root;
}

/** The files of a built site with their bytes; the bill of materials and hashed names say which code made it. */
function builtIn(root: string): Map<string, Buffer> {
  const folder = join(root, "dist/client");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return new Map(
    names.filter((name) => /\.\w+$/.test(name)).map((name) => [name, readFileSync(join(folder, name))]),
  );
}

it("the generator alone builds the same site, byte for byte", () => {
  const whole = copyOfSite(EXAMPLE_FOLDER);
  expect(buildIn(whole)).toMatchObject({ status: 0 });
  expect(buildIn(plain)).toMatchObject({ status: 0 });
  const [expected, built] = [builtIn(whole), builtIn(plain)];
  expect([...built.keys()]).toEqual([...expected.keys()]);
  expect(
    [...built].filter(([name, bytes]) => !expected.get(name)?.equals(bytes)).map(([name]) => name),
  ).toEqual([]);
});

it("the generator alone tells plainly what it cannot build", () => {
  const file = join(plain, "pages-data/about.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^title:.*$/m, "title: 5"));
  const { status, output } = buildIn(plain);
  expect(status).toBe(1);
  expect(output).toMatch(/^pages-data\/about\.yaml:\d+:\d+ {2}'title' must be string\.$/m);
  writeFileSync(file, text);
});

it("the generator alone builds nothing for launch", () => {
  const { status, output } = buildIn(plain, "--launch");
  expect(status).toBe(1);
  expect(output).toContain("A launch needs the checker");
});
