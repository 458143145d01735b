import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

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
