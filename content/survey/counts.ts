import { isMapping } from "../lib/data.ts";
import type { CityCounts, PageWithHead } from "./forms.ts";

/** Counts the cities among some pages, by tier. */
export function countCities(pages: readonly PageWithHead[]): CityCounts {
  const hubs = pages.filter(({ kind }) => kind === "cityHub");
  const tiers = hubs.map(({ head: { city } }) => (isMapping(city) ? city.tier : undefined));
  const of = (tier: string) => tiers.filter((one) => one === tier).length;
  return { all: hubs.length, primary: of("primary"), additional: of("additional") };
}
