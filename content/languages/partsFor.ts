import type { Address, CityVariables, CompiledSite, Survey } from "../forms.ts";

/** What of a survey is there for a page: the business and its city, both in its language. */
export function partsFor(
  { language, citySlug }: Pick<Address, "language" | "citySlug">,
  { site, sites, cities }: Pick<Survey, "site" | "sites" | "cities">,
): { site: CompiledSite; city: CityVariables | undefined } {
  const city = citySlug === undefined ? undefined : cities.get(language)?.get(citySlug);
  return { site: sites.get(language) ?? site, city };
}
