import type { CityVariables, CompiledSite, PageLocation, Survey } from "../forms.ts";
import type { Scope } from "../variables/scope.ts";

/** The parts of a survey that a page uses: site.yaml and its city, both in its language. */
export function partsFor(
  { language, citySlug }: Pick<PageLocation, "language" | "citySlug">,
  { site, sites, cities }: Pick<Survey, "site" | "sites" | "cities">,
): { site: CompiledSite; city: CityVariables | undefined } {
  const city = citySlug === undefined ? undefined : cities.get(language)?.get(citySlug);
  return { site: sites.get(language) ?? site, city };
}

/** The scope of a page's variables. */
export function scopeOf(page: Pick<PageLocation, "language" | "citySlug">, survey: Survey): Scope {
  const { site, city } = partsFor(page, survey);
  return city ? { ...site.scope, city: city.values } : site.scope;
}
