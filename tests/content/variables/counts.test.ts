import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { numberInWords } from "../../../content/languages/numerals.ts";
import { loadWith, pagesOf } from "../project.ts";

const fixture = (name: string) => readFileSync(new URL(`../fixture/${name}`, import.meta.url), "utf8");
const CITY = "pages-data/service-areas/doral/index.yaml";
const MIAMI = "pages-data/service-areas/miami/index.yaml";

/** A page about us with this heading, and this number among its stats. */
const saying = (heading: string, number = '"1"') => ({
  "pages-data/about.yaml": `# yaml-language-server: $schema=../schema/page.json
title: About our pool company
description: Who we are and how we came to look after pools, told in about as many words as a page needs.
blocks:
  - type: hero
    heading: ${heading}
  - type: stats
    stats:
      - { number: ${number}, label: Pools }
      - { number: "2", label: Pumps }
`,
});
const miami = fixture(CITY).replaceAll("Doral", "Miami").replace("order: 1", "order: 2");

async function headingWith(files: Record<string, string>, drafts = false): Promise<string | undefined> {
  const content = loadWith(files, { drafts, today: "2026-06-01" });
  expect(content.problems.filter(({ file }) => file.includes("about"))).toEqual([]);
  const [hero] = (await pagesOf(content)).find(({ url }) => url === "/about")?.blocks ?? [];
  return hero?.type === "hero" ? hero.heading : undefined;
}

describe("counts", () => {
  it("stand in figures, in words, and in words that begin a sentence", async () => {
    const heading = "${count.cities.Words} city, ${count.articles.words} article, ${count.offices} offices";
    expect(await headingWith(saying(heading))).toBe("One city, one article, 2 offices");
  });

  it("are texts, where they stand alone too", () => {
    expect(loadWith(saying("Pools", '"${count.cities}"')).problems).toEqual([]);
  });

  it("grow with the site: a second city is counted everywhere", async () => {
    const tiers = "${count.cities.words}, that is ${count.primaryCities} and ${count.additionalCities}";
    const primary = miami.replace("tier: additional", "tier: primary");
    expect(await headingWith({ ...saying(tiers), [MIAMI]: primary })).toBe("two, that is 1 and 1");
  });

  it.each(["draft: true", "publish: 2026-12-01"])("leave out what is not published: %s", async (line) => {
    const files = { ...saying("${count.cities} here"), [MIAMI]: miami.replace("city:", `${line}\ncity:`) };
    expect(await headingWith(files)).toBe("1 here");
    expect(await headingWith(files, true)).toBe("2 here");
  });

  it("of a city are those of its folder", async () => {
    const counted = fixture(CITY).replace(/heading: .*/, "heading: ${city.count.services.Words} services");
    const content = loadWith({
      [CITY]: counted,
      "pages-data/service-areas/doral/acid-wash.yaml": saying("Wash")["pages-data/about.yaml"],
    });
    expect((await pagesOf(content)).find(({ city }) => city)?.blocks[0]).toMatchObject({
      heading: "One services",
    });
  });

  it.each([
    [0, "zero"],
    [12, "twelve"],
    [20, "twenty"],
    [21, "twenty-one"],
    [99, "ninety-nine"],
    [100, "100"],
  ])("%i is %s", (number, words) => expect(numberInWords(number)).toBe(words));
});
