import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../content/loadContent.ts";

// This site, with Doral's folder copied and nothing but the copy's `city:` entry edited.
const root = mkdtempSync(join(tmpdir(), "new-city-"));
afterAll(() => rmSync(root, { recursive: true }));
for (const name of ["site.yaml", "pages-data"]) cpSync(name, join(root, name), { recursive: true });
symlinkSync(join(process.cwd(), "public"), join(root, "public"));
const areas = join(root, "pages-data/service-areas");
cpSync(join(areas, "doral"), join(areas, "brickell"), { recursive: true });
const index = join(areas, "brickell/index.yaml");
const entry = /^city:\n(?:^(?: .*)?\n)+/m;
writeFileSync(
  index,
  readFileSync(index, "utf8").replace(entry, (city) => city.replaceAll("Doral", "Brickell")),
);
const { site, pages, problems } = loadContent(root);
const brickell = pages.filter(({ url }) => url.startsWith("/service-areas/brickell"));

describe("a copied city with its entry edited", () => {
  it("is a hub and six services without a problem", () => {
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(brickell).toHaveLength(7);
  });

  it("is in every list of cities", () => {
    expect(site?.cities.map(({ name }) => name)).toContain("Brickell");
    const contact = pages.find(({ url }) => url === "/contact");
    expect(JSON.stringify(contact)).toContain('{"label":"Brickell","href":"/service-areas/brickell"}');
  });

  it("no longer speaks of the old city", () => {
    for (const page of brickell) expect(JSON.stringify(page), page.url).not.toMatch(/doral/i);
  });
});
