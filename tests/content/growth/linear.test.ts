import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { addCopies } from "../../../commands/bench/copiedCities.ts";
import { loadContent } from "../../../content/loadContent.ts";
import { stepsOf } from "./work.ts";

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** The small right site with so many more cities, all copies of its one. */
function siteOf(cities: number): string {
  const root = mkdtempSync(join(tmpdir(), "growth-"));
  roots.push(root);
  cpSync("tests/content/fixture", root, { recursive: true });
  addCopies(root, cities, { name: "Doral", slug: "doral" });
  return root;
}

describe("a company that grows", () => {
  it("is loaded and compared with a work that grows no faster", () => {
    const [few = 0, many = 0] = [20, 80].map((cities) => {
      const root = siteOf(cities);
      return stepsOf(() => loadContent(root));
    });
    expect(many / few).toBeLessThan(4.4);
  });
});
