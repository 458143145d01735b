import { expect, it } from "vitest";
import { readSchema } from "../../../content/validate/readSchema.ts";

const { properties: own = {}, required } = readSchema("hubTranslation.json");
const { properties: page = {}, required: ofPage } = readSchema("page.json");
const city = readSchema("parts.json").$defs?.city?.properties ?? {};
/** Properties of a city that hold no words. */
const VALUES = ["order", "tier", "postalCodes", "phone", "geo"];

it("a city's own page in another language may have for editors what any page has, and of the city its words", () => {
  expect(Object.keys(own)).toEqual(Object.keys(page));
  expect(required).toEqual(ofPage);
  const words = Object.keys(city).filter((name) => !VALUES.includes(name));
  expect(Object.keys(own.city?.properties ?? {})).toEqual(words);
});
