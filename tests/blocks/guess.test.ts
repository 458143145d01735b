import { expect, it } from "vitest";
import { chosenIn, guessFrom } from "../../blocks/parts/quote/suggestions.ts";

const known = {
  cities: [{ label: "Doral", href: "/service-areas/doral" }],
  services: [
    { key: "pool-leak-detection", name: "Pool Leak Detection", endings: ["leak-detection"] },
    { key: "pool-acid-wash", name: "Pool Acid Wash", endings: ["acid-wash", "etching"] },
    { key: "pool-inspection", name: "Pool Inspection", endings: [] },
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

it("a link chooses a service by its key, and nothing else", () => {
  expect(chosenIn("?from=ad&service=pool-acid-wash", known.services)).toEqual({ service: "Pool Acid Wash" });
  for (const search of [
    "",
    "?",
    "?service=",
    "?service=<b>",
    "?service=Pool+Acid+Wash",
    "?services=pool-acid-wash",
  ])
    expect(chosenIn(search, known.services), search).toEqual({});
});
