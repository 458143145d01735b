import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { addCopies } from "../../bench/copiedCities.ts";
import { service } from "../../editor/yaml/smallSite.ts";
import { loadWith } from "../project.ts";
import { stepsOf } from "./work.ts";

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** Copies the small valid site and adds `cities` copies of its one city. */
function siteOf(cities: number): string {
  const root = mkdtempSync(join(tmpdir(), "growth-"));
  roots.push(root);
  cpSync("tests/content/fixture", root, { recursive: true });
  addCopies(root, cities);
  return root;
}

describe("a company that grows", () => {
  it("is loaded and compared with a work that grows no faster", () => {
    const [few = 0, many = 0] = [20, 80].map((cities) => {
      const root = siteOf(cities);
      return stepsOf(() => loadChecked(root));
    });
    expect(many / few).toBeLessThan(4.4);
  });

  it("needs no more than 8 KB of a page of five thousand words to hold it to others", () => {
    const words = "water pump filter valve stone light sand drain motor basket skimmer cover".split(" ");
    const sentences = Array.from({ length: 420 }, (_, index) => {
      const some = words.map((_, at) => words[(index * (at + 1) + at * at) % words.length]);
      return `The ${some.join(" ")}.`;
    });
    const file = "pages-data/service-areas/doral/long.yaml";
    const { pages } = loadWith({
      [file]: `${service}  - type: prose\n    body: ${sentences.join(" ")}\n`,
    });
    const long = pages.find((page) => page.file === file);
    expect(long).toBeDefined();
    expect(JSON.stringify(long).length).toBeLessThan(8 * 1024);
  });
});
