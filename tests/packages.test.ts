import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FOLDERS, filesIn } from "./sourceFiles.ts";

const FUNCTION = "supabase/functions/send-quote-email";

interface Locked {
  integrity?: string;
  link?: true;
}

it("every package in the lockfile is held to its hash, those of other systems too", () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const loose = Object.entries(packages).filter(([path, { integrity, link }]) => path && !link && !integrity);
  expect(loose.map(([path]) => path)).toEqual([]);
});

it("the function has the same versions on Supabase, by deno.json and its lock, as here", () => {
  const at = (path: string) => JSON.parse(readFileSync(path, "utf8"));
  const { imports, lock }: { imports: Record<string, string>; lock: unknown } = at(`${FUNCTION}/deno.json`);
  const { packages }: { packages: Record<string, { version: string }> } = at("package-lock.json");
  const { specifiers }: { specifiers: Record<string, string> } = at(`${FUNCTION}/deno.lock`);
  expect(lock).toMatchObject({ frozen: true });
  const asked = Object.values(imports).map(
    (specifier) => specifier.match(/^npm:([^@/]+)@([^/]+)/)?.slice(1) ?? [],
  );
  for (const [name, version = ""] of asked) {
    expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    expect(specifiers[`npm:${name}@${version}`], name).toBe(version);
  }
  expect(new Set(asked.map(([name]) => name)).size).toBe(Object.keys(specifiers).length);
});

/** Commands that install the tests' packages too (commands/install.mjs). */
const WITH_TESTS = /^commands\/(?:changes|changes\/.*|cutFonts|generateTypes|lint|readmePictures)\.ts$/;
/** A package that is imported when the file is loaded, or later; not for its types alone. */
const IMPORT =
  /^(?:import|export)\s(?!type\b)(?:[^"';]*?\sfrom\s)?"((?:@[\w-]+\/)?\w[\w.-]*)(?:\/[^"]*)?"|\bimport\("((?:@[\w-]+\/)?\w[\w.-]*)/gm;

it("what builds, serves, checks and edits needs only dependencies: the rest is not there for npm start", () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync("package.json", "utf8"),
  );
  const files = filesIn(FOLDERS, /(?<!\.d)\.(?:tsx?|mjs)$/).filter((file) => !WITH_TESTS.test(file));
  const needed = files.flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(IMPORT), ([, name = "", lazy = name]) => ({
      file,
      name: lazy,
    })),
  );
  expect(new Set(needed.map(({ name }) => name))).toContain("react");
  expect(needed.filter(({ name }) => !(name in dependencies))).toEqual([]);
});

it("each package that is asked for has its reason in CONTRIBUTING.md, and no other has", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const [, section = ""] =
    /^## Packages\n(.*?)^## /ms.exec(readFileSync(".github/CONTRIBUTING.md", "utf8")) ?? [];
  const named = [...section.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = ""]) =>
    Array.from(cell.matchAll(/`(.+?)`/g), ([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
