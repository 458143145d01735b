import type { Scope } from "../lib/data.ts";
import { mainOf } from "../lib/mainOf.ts";
import type { PageLocation } from "../survey/forms.ts";
import type { Business, CityVariables, CompiledSite } from "./forms.ts";

/** The parts of the business that a page uses: site.yaml and its city, both in its language. */
export function partsFor(
  { language, citySlug }: Pick<PageLocation, "language" | "citySlug">,
  { sites, cities }: Pick<Business, "sites" | "cities">,
): { site: CompiledSite; city: CityVariables | undefined } {
  const city = citySlug === undefined ? undefined : cities.get(language)?.get(citySlug);
  return { site: sites.get(language) ?? mainOf(sites), city };
}

/** The scope of a page's variables. */
export function scopeOf(page: Pick<PageLocation, "language" | "citySlug">, business: Business): Scope {
  const { site, city } = partsFor(page, business);
  return city ? { ...site.scope, city: city.values } : site.scope;
}
