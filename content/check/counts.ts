import type { PageKind } from "../pageKind.ts";
import { isMapping } from "../read/data.ts";
import { countOf } from "../variables/counts.ts";
import type { Scope } from "../variables/scope.ts";
import type { PlacedFile } from "./publication.ts";

/** How many cities, services and so on there are among some files: what ${count.…} shows. */
export function countsOf(files: PlacedFile[], site: unknown): Scope {
  const of = (kind: PageKind) => files.filter(({ address }) => address.kind === kind);
  const tiers = of("cityHub").map(({ data: { city } }) => (isMapping(city) ? city.tier : undefined));
  return {
    cities: countOf(tiers.length),
    primaryCities: countOf(tiers.filter((tier) => tier === "primary").length),
    additionalCities: countOf(tiers.filter((tier) => tier === "additional").length),
    services: countOf(of("service").length),
    articles: countOf(of("article").length),
    offices: countOf(isMapping(site) && isMapping(site.offices) ? Object.keys(site.offices).length : 0),
  };
}

/** The same of one city that has so many services: what ${city.count.…} shows. */
export function cityCountsOf(services: number, entry: Record<string, unknown>): Scope {
  const listed = (name: "neighbourhoods" | "zipCodes") => {
    const { [name]: list } = entry;
    return countOf(Array.isArray(list) ? list.length : 0);
  };
  return {
    services: countOf(services),
    neighbourhoods: listed("neighbourhoods"),
    zipCodes: listed("zipCodes"),
  };
}
