import { describe, expect, it } from "vitest";
import { loadWith, pagesOf } from "../../content/project.ts";
import { CONTACT, DORAL, fixture, service } from "./smallSite.ts";

// The fixture's city, with its folder copied and nothing but the copy's `city:` entry edited.
const INDEX = `${DORAL}/index.yaml`;
const content = loadWith({
  [CONTACT]: `${fixture(CONTACT)}  - { type: quoteForm, heading: Ask }\n`,
  [`${DORAL}/leak-detection.yaml`]: service,
  "pages-data/service-areas/brickell/leak-detection.yaml": service,
  "pages-data/service-areas/brickell/index.yaml": fixture(INDEX).replace("name: Doral", "name: Brickell"),
});
const { site, pages, problems } = content;
const brickell = pages.filter(({ url }) => url.startsWith("/service-areas/brickell"));

describe("a copied city with its entry edited", () => {
  it("is a hub and its services without an error", () => {
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(brickell).toHaveLength(2);
  });

  it("is in every list of cities", async () => {
    expect(site?.cities.map(({ name }) => name)).toContain("Brickell");
    const contact = (await pagesOf(content)).find(({ url }) => url === "/contact");
    expect(JSON.stringify(contact)).toContain('{"label":"Brickell","href":"/service-areas/brickell"}');
  });

  it("no longer speaks of the old city", () => {
    for (const page of brickell) expect(JSON.stringify(page), page.url).not.toMatch(/doral/i);
  });
});
