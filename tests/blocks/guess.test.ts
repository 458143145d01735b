import { expect, it } from "vitest";
import { chosenIn, guessFrom } from "../../blocks/parts/quote/suggestions.ts";

const cities = [{ label: "Doral", href: "/service-areas/doral" }];
const guess = (referrer: string) => guessFrom(referrer, "https://pools.example", cities);

it("the form knows the city of the page that a visitor comes from", () => {
  expect(guess("https://pools.example/service-areas/doral/pool-acid-wash")).toEqual({ location: "Doral" });
  expect(guess("https://pools.example/about")).toEqual({});
});

it("the form guesses nothing from other sites, or from nothing", () => {
  expect(guess("https://other.example/service-areas/doral")).toEqual({});
  expect(guess("")).toEqual({});
});

it("a link chooses a service by its key, and nothing else", () => {
  const services = [{ key: "pool-acid-wash", name: "Pool Acid Wash" }];
  expect(chosenIn("?from=ad&service=pool-acid-wash", services)).toEqual({ service: "Pool Acid Wash" });
  for (const search of [
    "",
    "?",
    "?service=",
    "?service=<b>",
    "?service=Pool+Acid+Wash",
    "?services=pool-acid-wash",
  ])
    expect(chosenIn(search, services), search).toEqual({});
});
