import { describe, expect, it } from "vitest";
import { only, page, site } from "../content/published.ts";
import { hub as at, POOL, SHORT, targets } from "./hubs.ts";
import { list, lists, neighbourhoods, titles } from "./lists.ts";

describe.each(site.cities.map(({ name, url }) => ({ name, url })))("the hub of $name", ({ name, url }) => {
  it("opens with a quote and a call, under a headline", () => {
    const { heading, eyebrow, actions = [] } = only(url, "hero");
    expect(`${eyebrow} ${heading} ${page(url).title}`).toContain(name);
    expect(actions.map(({ href }) => href?.slice(0, 6))).toEqual(["/quote", "tel:+1"]);
  });

  it("leads to all six services of the city, with features on their cards", () => {
    expect(new Set(targets(url)).size).toBe(6);
    const cards = lists(url).find(([card]) => card?.link && card.features) ?? [];
    expect(cards.filter(({ description, features = [] }) => !description || features.length < 3)).toEqual([]);
  });
});

describe("the hubs of Miami, Coral Gables, Key Biscayne and Sunny Isles Beach", () => {
  it.each(["miami", "coral-gables", "key-biscayne", "sunny-isles-beach"])("%s has six cards", (city) => {
    expect(targets(at(city))).toEqual(POOL);
  });
});

describe("the hubs of Miami Beach and Aventura", () => {
  const [beach, aventura] = [at("miami-beach"), at("aventura")];

  it("Miami Beach's cards are luxury hotel, high-rise condo, beachfront residential and emergency", () => {
    const names = titles(list(beach, /luxury hotel/i));
    expect(names).toHaveLength(4);
    for (const [index, name] of [
      /hotel/i,
      /high-rise condo/i,
      /beachfront residential/i,
      /emergency/i,
    ].entries()) {
      expect(names[index]).toMatch(name);
    }
    expect(targets(beach).slice(0, 4)).toEqual([POOL[1], POOL[1], POOL[0], POOL[2]]);
  });

  it("Aventura's four cards lead to residential, twice to commercial and to equipment", () => {
    expect(targets(aventura).slice(0, 4)).toEqual([SHORT[0], SHORT[1], SHORT[1], SHORT[3]]);
  });

  it("both link the other three services in a second list", () => {
    expect(targets(beach).slice(4).toSorted()).toEqual(["leak-detection", POOL[5], POOL[3]].toSorted());
    expect(targets(aventura).slice(4).toSorted()).toEqual([POOL[2], "leak-detection", POOL[5]].toSorted());
  });
});

describe("primary hubs", () => {
  it.each([
    ["miami-beach", 12],
    ["aventura", 12],
    ["miami", 10],
    ["coral-gables", 8],
    ["key-biscayne", 8],
    ["sunny-isles-beach", 8],
  ])("%s names %i neighborhoods", (city, count) => {
    expect(neighbourhoods(at(city))).toHaveLength(count);
  });

  it.each([
    ["miami-beach", "main"],
    ["miami", "operations"],
  ])("%s shows its office, with map, directions, address and hours", (city, office) => {
    expect(only(at(city), "map").office).toBe(office);
    const shown = only(at(city), "map").place;
    expect(shown?.directions).toMatch(/^https:/);
    expect(shown?.hours).toBe("7AM-7PM Daily");
  });

  it("close with a card", () => {
    for (const { url } of site.cities.filter(({ tier }) => tier === "primary")) {
      expect(page(url).blocks.at(-1)?.type).toBe("cta");
    }
  });
});
