import { describe, expect, it } from "vitest";
import { cityServices, pages } from "./englishPages.ts";
import { text, textOf } from "./words.ts";

const everything = pages.map(textOf).join("\n");
const saying = (words: RegExp) => pages.filter((shown) => words.test(textOf(shown))).map(({ url }) => url);
const of = (service: string) => cityServices.filter(({ url }) => url.endsWith(service));
const silent = (service: string, words: RegExp) =>
  of(service)
    .filter((shown) => !words.test(textOf(shown)))
    .map(({ url }) => url);

describe("claims", () => {
  it("acid washing is advised every 3-5 years in cities, every 5-7 with 3-5 days of downtime in general", () => {
    expect(silent("acid-wash", /(?:3-5|three to five) years/i)).toEqual([]);
    expect(text("/services/acid-wash")).toMatch(/every 5-7 years/);
    expect(text("/services/acid-wash")).toMatch(/3-5 days of downtime/);
  });

  it("leak detection is 99% accurate", () => {
    const accuracy = /99%\s(?:\w+\s){0,2}accura|accuracy is 99%/i;
    expect(saying(accuracy)).not.toEqual([]);
  });

  it("weekly service prevents 99% of green pools", () => {
    const prevented = /99% of green pools/;
    expect(saying(prevented)).not.toEqual([]);
  });

  it("a green pool takes 3-7 days, and 48 hours in Bal Harbour", () => {
    expect(text("/services/green-pool-recovery")).toMatch(/3-7 days/);
    const village = text("/service-areas/bal-harbour/green-pool-recovery");
    expect(village).toMatch(/48 hours|forty-eight hours/i);
    expect(village).toMatch(/same-day emergency service/i);
  });

  it("leak detection takes 2-4 hours in general", () => {
    expect(text("/services/leak-detection")).toMatch(/2-4 hours/);
  });

  it("the company is licensed and insured, on some pages bonded too", () => {
    expect(saying(/licensed(?:,| and) insured/i).length).toBeGreaterThanOrEqual(1);
    expect(saying(/insured and bonded/i).length).toBeGreaterThanOrEqual(1);
  });

  it("satisfaction is guaranteed 100% on several area pages", () => {
    const guaranteed = saying(/100% satisfaction guarantee/i).filter((url) =>
      url.startsWith("/service-areas/"),
    );
    expect(guaranteed.length).toBeGreaterThanOrEqual(3);
  });

  it("emergency service is 24/7", () => {
    for (const url of ["/", "/services", "/contact"]) expect(text(url)).toMatch(/24\/7 emergency service/i);
  });

  it("the company serves since 2020, wherever a year is given", () => {
    const years = [...everything.matchAll(/(?:serving|working|service|decks|us) since (\d{4})/gi)].map(
      ([, year]) => year,
    );
    expect(new Set(years)).toEqual(new Set(["2020"]));
  });
});
