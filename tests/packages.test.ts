import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Locked {
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

it("every package that a server installs is held to its hash", () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );
  const fits = (own: string, allowed?: string[]) => !allowed || allowed.includes(own);
  const unheld = Object.entries(packages).filter(
    ([path, { integrity, optional, os, cpu }]) =>
      path && !integrity && !(optional && !(fits("linux", os) && fits("x64", cpu))),
  );
  // Packages for musl are for linux too, and not for what the site is built on.
  expect(unheld.map(([path]) => path).filter((path) => !path.endsWith("-musl"))).toEqual([]);
});

it("every package in the lockfile is held to its bytes, those of other systems too", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const loose = Object.entries<{ integrity?: string; link?: true }>(packages).filter(
    ([path, { integrity, link }]) => path !== "" && !link && !integrity,
  );
  expect(loose.map(([path]) => path)).toEqual([]);
});
