import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Areas } from "../../../blocks/areas.tsx";
import { citiesLike } from "../../../blocks/parts/form/suggestions.ts";
import { WordsContext } from "../../../blocks/parts/text/Words.ts";
import type { City } from "../../../content/lib/named.ts";
import { areasOf, citiesFile, namedAreas, suggestionsOf } from "../../../content/resolve/areas.ts";
import { nodes } from "../../renderer/graph.ts";
import { first, page, site, there } from "../published.ts";

/** `count` cities, of which every tenth is primary. */
const citiesOf = (count: number): City[] =>
  Array.from({ length: count }, (_, index) => ({
    ...there(site.cities[0], "There is no city."),
    name: `${"ABCDEF"[index % 6]}ville ${index}`,
    slug: `ville-${index}`,
    url: `/service-areas/ville-${index}`,
    tier: index % 10 === 0 ? "primary" : "additional",
  }));
const ALL = { label: "All areas", href: "/service-areas" };
const names = (list: { label: string }[]) => list.map(({ label }) => label);

describe("lists of cities", () => {
  it("name all while there are at most 24, and of more the primary ones and the way to all", () => {
    expect(names(namedAreas(citiesOf(24), ALL))).toEqual(citiesOf(24).map(({ name }) => name));
    const named = namedAreas(citiesOf(100), ALL);
    expect(named).toHaveLength(11);
    expect(named.at(-1)).toEqual(ALL);
  });

  it("do not grow on with the company", () => {
    expect(namedAreas(citiesOf(1400), ALL).length).toBeLessThanOrEqual(25);
    expect(suggestionsOf(citiesOf(1400)).cities).toEqual([]);
  });

  it("are in groups on the areas page: by letter, or by county where each city names its own", () => {
    expect(areasOf(citiesOf(24), "all", "en")).toMatchObject({ groups: [] });
    expect(areasOf(citiesOf(60), "all", "en").groups.map(({ heading }) => heading)).toEqual([..."ABCDEF"]);
    const ofCounties = citiesOf(60).map((city, index) => ({ ...city, county: index % 2 ? "Lee" : "Dade" }));
    const { cities, groups } = areasOf(ofCounties, "all", "en");
    expect(cities).toEqual([]);
    expect(groups.map(({ heading }) => heading)).toEqual(["Dade", "Lee"]);
    expect(groups.flatMap((group) => group.cities)).toHaveLength(60);
  });

  it("have every city on the areas page, however many there are", () => {
    const html = renderToStaticMarkup(
      <WordsContext value={site.words}>
        <Areas type="areas" tier="all" {...areasOf(citiesOf(500), "all", "en")} />
      </WordsContext>,
    );
    for (const { url } of citiesOf(500)) expect(html).toContain(`href="${url}"`);
  });
});

describe("the quote form of a large company", () => {
  it("takes its suggestions from a file, and shows those that begin as the visitor does", () => {
    const file = there(Object.entries(citiesFile(citiesOf(100)))[0], "There is no file.");
    expect(file[0]).toBe(`client${suggestionsOf(citiesOf(100)).citiesFile}`);
    const all = JSON.parse(file[1]);
    expect(all).toHaveLength(100);
    expect(citiesLike("", all)).toEqual([]);
    expect(names(citiesLike("aville 1", all))).toContain("Aville 12");
    expect(citiesLike("a", all).length).toBeLessThanOrEqual(24);
  });

  it("has them itself while they are few", () => {
    expect(citiesFile(citiesOf(24))).toEqual({});
    expect(names(citiesLike("", suggestionsOf(citiesOf(24)).cities))).toHaveLength(24);
  });
});

it("the structured data of other pages than the home page only refers to the business", () => {
  const [whole] = nodes(page("/"), site.trade.type);
  const [service] = nodes(first("cityService"), "Service");
  expect(service?.provider).toEqual({ "@id": whole?.["@id"] });
  expect(nodes(first("cityService"), site.trade.type)).toEqual([]);
});
