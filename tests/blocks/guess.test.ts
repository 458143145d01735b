import { expect, it } from "vitest";
import { guessFrom } from "../../blocks/parts/quote/suggestions.ts";

const known = {
  cities: [{ label: "Doral", href: "/service-areas/doral" }],
  services: [
    { name: "Pool Leak Detection", endings: ["leak-detection"] },
    { name: "Pool Acid Wash", endings: ["acid-wash", "etching"] },
    { name: "Pool Inspection", endings: [] },
  ],
};
const guess = (referrer: string) => guessFrom(referrer, "https://pools.example", known);

it("the form knows the city and the service of the page that a visitor comes from", () => {
  expect(guess("https://pools.example/service-areas/doral/pool-acid-wash")).toEqual({
    location: "Doral",
    service: "Pool Acid Wash",
  });
  expect(guess("https://pools.example/services/leak-detection/")).toEqual({ service: "Pool Leak Detection" });
  expect(guess("https://pools.example/about")).toEqual({});
});

it("the form guesses nothing from other sites, or from nothing", () => {
  expect(guess("https://other.example/service-areas/doral")).toEqual({});
  expect(guess("")).toEqual({});
});
