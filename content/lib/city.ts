import type { CityEntry } from "../../schema/types.ts";

/** A city as lists of cities show it: its entry, slug and hub address. */
export interface City extends CityEntry {
  slug: string;
  url: string;
}

/** The part of a city that its own pages show beside their texts. */
export type CitySummary = Pick<City, "name" | "slug" | "url" | "geo" | "phone">;
