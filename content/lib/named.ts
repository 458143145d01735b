import type { CityEntry } from "../../schema/types.ts";

/** A link and its label. */
export interface NamedLink {
  label: string;
  href: string;
  /** The language of its label, if it is not that of the page that shows it. */
  lang?: string;
}

/** A city as lists of cities show it: its entry, slug and hub address. */
export interface City extends CityEntry {
  slug: string;
  url: string;
}

/** The part of a city that its own pages show beside their texts. */
export type CitySummary = Pick<City, "name" | "slug" | "url" | "geo" | "phone">;
