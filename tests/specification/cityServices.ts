import { describe, expect, it } from "vitest";
import { calls, site, there } from "../content/published.ts";
import { cityServices, pages } from "./englishPages.ts";
import { linksOf, textOf } from "./words.ts";

type Shown = (typeof pages)[number];

const beachGreen = "/service-areas/miami-beach/green-pool-recovery";
const offending = (wrong: (shown: Shown) => boolean) => cityServices.filter(wrong).map(({ url }) => url);
const city = ({ place, url }: Shown) => there(place, `${url} has no city`);
const hero = ({ blocks: [first] }: Shown) => (first?.type === "hero" ? first : undefined);

describe("every page of a service in a city", () => {
  it("is one of 102", () => {
    expect(cityServices).toHaveLength(102);
  });

  it("opens with a city label, a headline, an intro, a quote and a call", () => {
    expect(offending((shown) => !hero(shown)?.eyebrow?.includes(city(shown).name))).toEqual([]);
    expect(offending((shown) => !hero(shown)?.intro)).toEqual([]);
    const opening = (shown: Shown) =>
      hero(shown)
        ?.actions?.map(({ href }) => href?.slice(0, 6))
        .join();
    // Owners of a green pool call: on those pages, the call comes first.
    const wanted = ({ url }: Shown) =>
      url.endsWith("/green-pool-recovery") ? "tel:+1,/quote" : "/quote,tel:+1";
    expect(offending((shown) => opening(shown) !== wanted(shown))).toEqual([]);
  });

  it("leads back by View All ... Services", () => {
    const back = (shown: Shown) => {
      const { name, url } = city(shown);
      return linksOf(shown).filter(
        ({ label, href }) => label === `View All ${name} Services` && href === url,
      );
    };
    expect(offending((shown) => back(shown).length !== 1)).toEqual([]);
  });
});

describe("the five button wordings", () => {
  it("all stand on pages, each leading to the quote form", () => {
    const wordings = [
      "Schedule Detection",
      "Get Quote",
      "Request Premium Proposal",
      "Get Emergency Recovery",
      "Choose This Package",
    ];
    const buttons = pages.flatMap(linksOf).filter(({ label }) => wordings.includes(label));
    expect(new Set(buttons.map(({ label }) => label))).toEqual(new Set(wordings));
    expect(new Set(buttons.map(({ href }) => href?.split("?")[0]))).toEqual(new Set(["/quote"]));
  });
});

describe("phones in cities", () => {
  const inCities = pages.filter(({ place }) => place);
  const called = (shown: Shown) =>
    new Set(
      linksOf(shown)
        .map(({ href }) => href)
        .filter((href) => /^tel:/.test(href)),
    );

  // The local line is closed at night, and a green pool is an emergency.
  const emergency: Record<string, (string | undefined)[]> = {
    [beachGreen]: [calls.greenPool],
    "/service-areas/aventura/green-pool-recovery": [calls.main, calls.local],
  };

  it("are the local number on pages of Miami Beach and Aventura, the toll-free one on all others", () => {
    const local = site.cities.filter(({ phone }) => phone === "local").map(({ slug }) => slug);
    expect(local).toEqual(["miami-beach", "aventura"]);
    expect(site.cities.filter(({ phone }) => phone !== "local" && phone !== "main")).toEqual([]);
    for (const shown of inCities) {
      const number = local.includes(city(shown).slug) ? calls.local : calls.main;
      expect([shown.url, ...called(shown)]).toEqual([shown.url, ...(emergency[shown.url] ?? [number])]);
    }
  });

  it("are the same where a text gives them, but for lines that are answered at night", () => {
    const numbers = Object.values(site.phones);
    const given = inCities.flatMap((shown) => {
      const words = `${shown.description} ${textOf(shown)}`;
      const own = site.phones[city(shown).phone];
      const others = numbers.filter((number) => number !== own && words.includes(number));
      return others.map((number) => `${shown.url} ${number}`);
    });
    const { main, greenPool } = site.phones;
    expect(given.toSorted()).toEqual([
      `/service-areas/aventura/green-pool-recovery ${main}`,
      `/service-areas/miami-beach ${greenPool}`,
      `/service-areas/miami-beach/green-pool-recovery ${greenPool}`,
      `/service-areas/miami-beach/pool-commercial-maintenance ${main}`,
    ]);
  });
});
