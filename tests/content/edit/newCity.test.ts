import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { loadWith } from "../project.ts";

// The fixture's city, with its folder copied and nothing but the copy's `city:` entry edited.
const CONTACT = "pages-data/contact.yaml";
const INDEX = "pages-data/service-areas/doral/index.yaml";
const fixture = (name: string) => readFileSync(new URL(`../fixture/${name}`, import.meta.url), "utf8");
const service = `# yaml-language-server: $schema=../../../schema/page.json
title: Leaks in \${city.name}
description: Leaks found in a few hours in \${city.name}, in walled gardens and on terraces, with a report for you.
blocks:
  - type: hero
    heading: Leaks in \${city.name}
    actions: [{ label: Back, href: "\${city.url}" }]
`;
const { site, pages, problems } = loadWith({
  [CONTACT]: `${fixture(CONTACT)}  - { type: quoteForm, heading: Ask }\n`,
  "pages-data/service-areas/doral/leak-detection.yaml": service,
  "pages-data/service-areas/brickell/leak-detection.yaml": service,
  "pages-data/service-areas/brickell/index.yaml": fixture(INDEX).replace("name: Doral", "name: Brickell"),
});
const brickell = pages.filter(({ url }) => url.startsWith("/service-areas/brickell"));

describe("a copied city with its entry edited", () => {
  it("is a hub and its services without an error", () => {
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(brickell).toHaveLength(2);
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
