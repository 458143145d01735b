import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Files, loadWith } from "../../content/project.ts";

const doral = readFileSync(
  new URL("../../content/fixture/pages-data/service-areas/doral/index.yaml", import.meta.url),
  "utf8",
);
const about = (intro: string) => `# yaml-language-server: $schema=../schema/page.json
title: About us
description: Who we are, how we work, and why owners have stayed with us for years in this corner of Florida.
blocks:
  - type: hero
    heading: About us
    intro: ${intro}
`;

/** The problems with these files put in, as place and message, without those of cities' pages. */
function said(files: Files): string[] {
  return loadWith(files)
    .problems.filter(({ file }) => !file.includes("service-areas"))
    .map(({ file, range, severity, message }) => `${file}:${range.start.line} ${severity}: ${message}`);
}

describe("a site without a page that it cannot do without", () => {
  it("is told so, at the file that should be there", () => {
    expect(said({ "pages-data/404.yaml": undefined })).toEqual([
      "pages-data/404.yaml:1 error: There is no page for visitors who follow a link that leads nowhere.",
    ]);
    expect(said({ "pages-data/index.yaml": undefined })).toContainEqual(
      expect.stringMatching(/^pages-data\/index.yaml:1 error: There is no home page\./),
    );
  });
});

it("a page that every page leads to is missed at the file where it should be", () => {
  const home = readFileSync(new URL("../../content/fixture/pages-data/index.yaml", import.meta.url), "utf8");
  const withAliases = (list: string) => ({ "pages-data/index.yaml": home.replace(/^aliases: .*$/m, list) });
  expect(said(withAliases("aliases: [/services, /service-areas, /blog]"))).toEqual([]);
  expect(said(withAliases("aliases: [/service-areas]"))).toEqual([
    "pages-data/blog/index.yaml:1 error: The top of every article leads to /blog, and there is no page.",
    "pages-data/services/index.yaml:1 error: The bottom of every page leads to /services, and there is no page.",
  ]);
});

describe("cities counted in a text", () => {
  const names = ["Adams", "Baker", "Clay", "Dixie", "Essex"];
  const cities = Object.fromEntries(
    names.map((name, index) => [
      `pages-data/service-areas/${name.toLowerCase()}/index.yaml`,
      doral.replace("name: Doral", `name: ${name}`).replace("order: 9", `order: ${index + 10}`),
    ]),
  );

  it.each(["We work in five towns.", "We work in 7 cities."])("are told where there are six: %s", (text) => {
    const told = said({ ...cities, "pages-data/about.yaml": about(text) });
    expect(told).toEqual([expect.stringContaining("there are 6 cities, 0 primary and 6 additional")]);
  });

  it.each(["We work in six cities.", "Twenty cities have asked us.", "Doral, and four more towns."])(
    "are not where the number is right, or speaks of others: %s",
    (text) => {
      expect(said({ ...cities, "pages-data/about.yaml": about(text) })).toEqual([]);
    },
  );
});

describe("a fact of site.yaml", () => {
  it.each(["A wash every 3 to 5 years.", "The level falls by a quarter inch.", "Level: 1/4 inch"])(
    "is told where it is written by hand: %s",
    (text) => {
      const told = said({ "pages-data/about.yaml": about(JSON.stringify(text)) });
      expect(told).toEqual([expect.stringContaining("is a fact of site.yaml, written by hand")]);
    },
  );

  it.each([
    "A wash every ${facts.acidWash.words}.",
    "A wash takes 3–5 days, and the last was 5 years ago.",
    "We have served this coast for 3–5 years. Every wash is quoted first.",
    "The level was 11/4 inch.",
  ])("is not where its variable stands, or another figure or thing is meant: %s", (text) => {
    expect(said({ "pages-data/about.yaml": about(JSON.stringify(text)) })).toEqual([]);
  });
});

it("an ending of addresses that is one of no page is told, unless the service itself is called so", () => {
  const site = readFileSync(new URL("../../content/fixture/site.yaml", import.meta.url), "utf8");
  const withEnding = (ending: string) =>
    said({ "site.yaml": site.replace("endings: [leak-detection]", `endings: [${ending}]`) });
  expect(withEnding("contakt")).toEqual([
    "site.yaml:76 warning: No page's address ends in 'contakt'. Did you mean 'contact'?",
  ]);
  expect(withEnding("repair")).toEqual(["site.yaml:76 warning: No page's address ends in 'repair'."]);
  expect(withEnding("detection")).toEqual([]);
});
