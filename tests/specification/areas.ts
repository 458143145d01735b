import { describe, expect, it } from "vitest";
import { chartOfAll } from "../../content/chart/chart.ts";
import { blocks, calls, only, site, there } from "../content/published.ts";

const citiesOf = (index: number) => blocks("/service-areas", "areas")[index]?.cities ?? [];
const primary = () => citiesOf(0);

describe("/service-areas", () => {
  it("shows six primary areas, and eleven more", () => {
    expect(primary().map(({ slug }) => slug)).toEqual([
      "miami-beach",
      "miami",
      "coral-gables",
      "key-biscayne",
      "aventura",
      "sunny-isles-beach",
    ]);
    expect(citiesOf(1).map(({ slug }) => slug)).toEqual([
      "bal-harbour",
      "coconut-grove",
      "doral",
      "pinecrest",
      "fisher-island",
      "star-island",
      "hibiscus-island",
      "palm-island",
      "miami-shores",
      "surfside",
      "hollywood-beach",
    ]);
  });

  it("has a description, three features or more and specialties for each primary area", () => {
    for (const { description, features = [], specialties = [] } of primary()) {
      expect(description).toMatch(/\w+/);
      expect(features.length).toBeGreaterThanOrEqual(3);
      expect(specialties.length).toBeGreaterThanOrEqual(1);
    }
  });

  it("names every city on its chart", () => {
    const chart = chartOfAll(site.cities, there(site.theme.chart, "The theme has no chart"));
    expect(chart.wide.labels).toHaveLength(17);
  });

  it("has a map of 10000 meters, two office cards, and a quote and a call to close", () => {
    expect(only("/service-areas", "map").radius).toBe(10000);
    expect(only("/service-areas", "offices").offices.map(({ key }) => key)).toEqual(["main", "operations"]);
    const { actions } = only("/service-areas", "cta");
    expect(actions.map(({ href }) => href)).toEqual(["/quote", calls.main]);
  });
});

describe("a city's entry", () => {
  it("has the zip codes of the specification", () => {
    const zips = Object.fromEntries(primary().map(({ name, postalCodes }) => [name, postalCodes]));
    const miami = Array.from({ length: 14 }, (_, index) => String(33125 + index));
    expect(zips).toEqual({
      "Miami Beach": ["33139", "33140", "33141"],
      Miami: ["33101", ...miami],
      "Coral Gables": ["33134", "33146", "33156"],
      "Key Biscayne": ["33149"],
      Aventura: ["33180", "33160"],
      "Sunny Isles Beach": ["33154", "33160"],
    });
  });
});
