import { expect, it } from "vitest";
import { guessFrom } from "../../blocks/parts/quote/suggestions.ts";
import quoteRequest from "../../schema/quoteRequest.json" with { type: "json" };
import siteSchema from "../../schema/site.json" with { type: "json" };

const known = {
  cities: [{ label: "Doral", href: "/service-areas/doral" }],
  services: { "leak-detection": "Pool Leak Detection", "acid-wash": "Pool Acid Wash" } as const,
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

it("site.yaml can name each service that the form lists, and no other", () => {
  const { service } = siteSchema.properties.quote.properties.services.items.properties;
  expect(service.enum).toEqual(quoteRequest.properties.service.enum);
});
