import { describe, expect, it } from "vitest";
import { blocks, page, site } from "../content/published.ts";
import { hub as at, POOL, SHORT, targets } from "./hubs.ts";
import { list, lists, titles } from "./lists.ts";
import { links, text } from "./words.ts";

describe("secondary hubs", () => {
  const secondary = site.cities.filter(({ tier }) => tier === "additional").map(({ slug }) => slug);
  const beachTowns = ["surfside", "hollywood-beach"];

  it("lead to pool-prefixed services in Bal Harbour and Coconut Grove, to short ones elsewhere", () => {
    for (const city of secondary) {
      const pooled = city === "bal-harbour" || city === "coconut-grove";
      expect([city, ...targets(at(city))]).toEqual([city, ...(pooled ? POOL : SHORT)]);
    }
  });

  it("have a trio of highlights and a consultation call", () => {
    for (const city of secondary) {
      expect([city, lists(at(city)).filter(({ length }) => length === 3).length]).toEqual([city, 1]);
      expect(links(at(city))).toContainEqual({ label: "Schedule Consultation", href: "/quote" });
    }
  });

  it("have a list of reasons, except where metadata is fixed and in the two beach towns", () => {
    const without = ["hibiscus-island", "palm-island", "miami-shores", ...beachTowns];
    const reasons = (city: string) => lists(at(city), /^Why /m);
    expect(secondary.filter((city) => reasons(city).length !== 1)).toEqual(without);
    for (const city of secondary) expect(reasons(city).every(({ length }) => length >= 4)).toBe(true);
  });

  it.each(beachTowns)("%s has six cards by name, four features each, and a closing call", (city) => {
    const cards = list(at(city), /beachfront pool cleaning/i);
    expect(titles(cards)).toEqual([
      "Beachfront Pool Cleaning",
      "Hotel/Resort & Condo Pool Service",
      "Green Pool Recovery",
      "Pool Equipment Maintenance",
      "Leak Detection & Repair",
      "Acid Wash & Resurfacing",
    ]);
    expect(cards.map(({ features }) => features?.length)).toEqual([4, 4, 4, 4, 4, 4]);
    const equipment = JSON.stringify(cards[3]);
    for (const machine of [/pump/i, /filter/i, /heater/i, /salt system/i]) expect(equipment).toMatch(machine);
    expect(
      blocks(at(city), "cta")
        .at(-1)
        ?.actions.map(({ label }) => label.split(" ")[0]),
    ).toEqual(["Schedule", "Call"]);
  });

  it("promise in Bal Harbour 48-hour green pool recovery and same-day emergency service", () => {
    expect(text(at("bal-harbour"))).toMatch(/48 hours/);
    expect(text(at("bal-harbour"))).toMatch(/same-day emergency service/i);
  });

  it("speak of ultra-luxury and privacy on Fisher and Star Island, and of NDA agreements on Star", () => {
    for (const city of ["fisher-island", "star-island"]) {
      expect(`${page(at(city)).description} ${text(at(city))}`).toMatch(/ultra-luxury/i);
      expect(text(at(city))).toMatch(/privacy|private|discre/i);
    }
    expect(text(at("star-island"))).toContain("NDA agreements");
  });
});
