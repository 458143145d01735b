import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { links } from "../../../checker/rules/references/links.ts";
import { Nearest } from "../../../content/chart/nearest.ts";
import { geoAt } from "../../../content/chart/point.ts";
import { Cache } from "../../../content/lib/cache.ts";
import type { CitySummary } from "../../../content/lib/named.ts";
import { addCopies } from "../../bench/copiedCities.ts";
import { service } from "../../editor/yaml/smallSite.ts";
import { chartFile } from "../chart/bay.ts";
import { loadWith } from "../project.ts";
import { stepsOf } from "./work.ts";

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** Copies the small valid site and adds `cities` copies of its one city, with what is added to that. */
function siteOf(cities: number, added = ""): string {
  const root = mkdtempSync(join(tmpdir(), "growth-"));
  roots.push(root);
  cpSync("tests/content/fixture", root, { recursive: true });
  appendFileSync(join(root, "pages-data/service-areas/doral/index.yaml"), added);
  addCopies(root, cities);
  return root;
}

/** `count` places spread over the chart. */
function placesOf(count: number): CitySummary[] {
  return Array.from({ length: count }, (_, index) => {
    const part = (index * 0.618) % 1;
    const geo = geoAt({ x: 200 + part * 6000, y: 200 + (index / count) * 6000 }, chartFile);
    return { name: `Ville ${index}`, slug: `ville-${index}`, url: `/${index}`, geo, phone: "main" };
  });
}

describe("a company that grows", () => {
  it("is loaded and compared with a work that grows no faster", () => {
    const [few = 0, many = 0] = [20, 80].map((cities) => {
      const root = siteOf(cities);
      return stepsOf(() => loadChecked(root));
    });
    expect(many / few).toBeLessThan(4.4);
  });

  it("is told of a link that leads nowhere on every page with a work that grows no faster", () => {
    const workOn = (cities: number, href: string) => {
      const added = `    actions: [{ label: See prices, href: ${href} }]\n`;
      const [root, cache] = [siteOf(cities, added), new Cache()];
      const told = () => loadChecked(root, { cache, rules: [links] }).problems;
      const isTold = told().some(({ code }) => code === "dead-link");
      return { isTold, steps: stepsOf(told) };
    };
    const [few = 0, many = 0] = [20, 80].map((cities) => {
      const [dead, right] = [workOn(cities, "/service-areas/dorl"), workOn(cities, "/service-areas/doral")];
      expect([dead.isTold, right.isTold]).toEqual([true, false]);
      return dead.steps - right.steps;
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

  it("finds the cities around each city without looking at all of them", () => {
    const [few = 0, many = 0] = [200, 800].map((count) => {
      const cities = placesOf(count);
      return stepsOf(() => {
        const nearest = new Nearest(cities, chartFile);
        for (const { slug } of cities) expect(nearest.around(slug, 24)).toHaveLength(25);
      });
    });
    expect(many / few).toBeLessThan(10);
  });
});
