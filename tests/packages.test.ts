import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

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
