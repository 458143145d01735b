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
