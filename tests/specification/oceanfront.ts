import { describe, expect, it } from "vitest";
import { only } from "../content/published.ts";
import { pages } from "./englishPages.ts";
import { entriesWith, list, neighbourhoods, steps, titles } from "./lists.ts";
import { hrefs, text, textOf } from "./words.ts";

const key = (service: string) => `/service-areas/key-biscayne/${service}`;
const isles = (service: string) => `/service-areas/sunny-isles-beach/${service}`;
const starts = (...words: string[]) =>
  words.map((word) => expect.stringMatching(new RegExp(`^${word}`, "i")));

describe("Key Biscayne", () => {
  it("residential cleaning names eight areas", () => {
    expect(neighbourhoods(key("pool-residential-cleaning"))).toHaveLength(8);
  });

  it("green pool recovery has four steps and an emergency section, open 24/7", () => {
    const url = key("green-pool-recovery");
    expect(steps(url)).toHaveLength(4);
    expect(only(url, "banner").heading).toMatch(/24\/7 emergency/i);
  });

  it("equipment maintenance covers six machines", () => {
    expect(entriesWith(key("pool-equipment-maintenance"), "tasks")).toHaveLength(6);
  });

  it("acid wash has four steps, benefits, reasons and a way back to the hub", () => {
    const url = key("pool-acid-wash");
    expect(steps(url)).toHaveLength(4);
    expect(list(url, /gives you|benefit/i).length).toBeGreaterThanOrEqual(3);
    expect(list(url, /reasons/i).length).toBeGreaterThanOrEqual(3);
    expect(hrefs(url)).toContain("/service-areas/key-biscayne");
  });

  it("speaks of the ocean, salt air, hurricanes and the one road in", () => {
    const hub = text("/service-areas/key-biscayne");
    for (const theme of [/ocean/i, /salt/i, /storm|hurricane/i, /causeway|one road/i])
      expect(hub).toMatch(theme);
  });
});

describe("Sunny Isles Beach", () => {
  it("residential cleaning is for luxury beachfront, high-rise, vacation rental and international clients", () => {
    const services = titles(list(isles("pool-residential-cleaning"), /luxury beachfront/i));
    expect(services).toEqual(
      starts("luxury beachfront", "high-rise", "vacation rental", "international client"),
    );
  });

  it("residential cleaning serves eight areas, four of them real towers, and gives reasons", () => {
    const url = isles("pool-residential-cleaning");
    const named = ["Golden Beach", "Sunny Isles Proper", "Golden Isles", "Ocean Reserve"];
    expect(neighbourhoods(url).slice(0, 4)).toEqual(named);
    expect(neighbourhoods(url)).toHaveLength(8);
    expect(list(url, /reasons/i).length).toBeGreaterThanOrEqual(3);
  });

  it("commercial maintenance is for resorts, towers, beach clubs and business centers", () => {
    const kinds = titles(list(isles("pool-commercial-maintenance"), /beach clubs/i));
    expect(kinds).toEqual(starts("resorts", "towers", "beach clubs", "business centers"));
  });

  it("commercial maintenance has international standards, licensing, insurance and a multilingual team", () => {
    const cards = titles(list(isles("pool-commercial-maintenance"), /international standards/i));
    expect(cards).toEqual(
      starts("international standards", "commercial licensing", "insurance", "multilingual team"),
    );
  });

  it("green pool recovery has four services, four steps by name and an emergency section", () => {
    const url = isles("green-pool-recovery");
    expect(entriesWith(url, "features")).toHaveLength(4);
    expect(titles(steps(url))).toEqual(starts("assessment", "plan", "restoration", "prevention"));
    expect(only(url, "banner").heading).toMatch(/emergency/i);
  });

  it("leak detection has four services and four techniques by name", () => {
    const url = isles("leak-detection");
    expect(entriesWith(url, "features")).toHaveLength(4);
    expect(titles(list(url, /thermal/i))).toEqual(
      starts("electronic", "pressure", "thermal imaging", "acoustic"),
    );
  });

  it("equipment maintenance has four services and six machines", () => {
    const url = isles("pool-equipment-maintenance");
    expect(list(url, /services/i)).toHaveLength(4);
    expect(titles(entriesWith(url, "tasks"))).toEqual(
      starts("pumps", "filtration", "heating", "automation", "salt systems", "lighting"),
    );
  });

  it("acid wash has four services, four benefits and four steps by name", () => {
    const url = isles("pool-acid-wash");
    expect(list(url, /full acid wash/i)).toHaveLength(4);
    expect(list(url, /benefits/i)).toHaveLength(4);
    expect(titles(steps(url))).toEqual(starts("assessment", "preparation", "acid treatment", "protection"));
  });

  it("claims multilingual service", () => {
    const city = pages.filter(({ url }) => url.startsWith("/service-areas/sunny-isles-beach"));
    expect(
      city.filter((shown) => /multilingual/i.test(`${shown.description} ${textOf(shown)}`)).length,
    ).toBeGreaterThanOrEqual(3);
    expect(text(isles("pool-commercial-maintenance"))).toMatch(/multilingual team/i);
  });
});
