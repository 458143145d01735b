import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { isMapping } from "../../content/lib/data.ts";
import { cityServices, pages } from "./englishPages.ts";

describe("a city's facts live in its entry", () => {
  it("its pages take its address from there", () => {
    const written = pages.filter(({ file, place }) => {
      const { aliases, ...others } = own(file);
      return place && JSON.stringify(others).includes(`/service-areas/${place.slug}`);
    });
    expect(written.map(({ file }) => file)).toEqual([]);
  });

  it("its service pages take its name from there", () => {
    const written = cityServices.filter(({ file, place }) => {
      // Other names may contain it: Downtown Doral, the Miami River, Miami-Dade.
      const name = new RegExp(`(?<![A-Z]\\w* )\\b${place?.name}\\b(?! [A-Z]|-)`);
      return name.test(JSON.stringify(own(file)));
    });
    expect(written.map(({ file }) => file)).toEqual([]);
  });
});

describe("the hubs of Hibiscus Island, Palm Island and Miami Shores", () => {
  it.each(["hibiscus-island", "palm-island", "miami-shores"])("%s has fixed metadata", (city) => {
    const { title, description, keywords } = own(`pages-data/service-areas/${city}/index.yaml`);
    expect(title).toMatch(/\w+/);
    expect(JSON.stringify([title, description, keywords])).not.toContain("${");
  });
});

/** The raw YAML data of a file, before variables are filled in. */
function own(file: string): Record<string, unknown> {
  const data: unknown = parse(readFileSync(file, "utf8"));
  return isMapping(data) ? data : {};
}
