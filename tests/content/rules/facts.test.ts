import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Files, loadWith } from "../project.ts";

const doral = readFileSync(
  new URL("../fixture/pages-data/service-areas/doral/index.yaml", import.meta.url),
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

/** What is said of these files, as place and message, but for comparisons of cities. */
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
    expect(said({ "pages-data/index.yaml": undefined })).toContain(
      "pages-data/index.yaml:1 error: There is no home page.",
    );
  });
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
