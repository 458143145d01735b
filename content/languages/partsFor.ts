import type { Address, CityVariables, CompiledSite, Survey, SurveyedPage } from "../forms.ts";
import type { Scope } from "../variables/scope.ts";

/** What of a survey is there for a page: the business and its city, both in its language. */
export function partsFor(
  { language, citySlug }: Pick<Address, "language" | "citySlug">,
  { site, sites, cities }: Pick<Survey, "site" | "sites" | "cities">,
): { site: CompiledSite; city: CityVariables | undefined } {
  const city = citySlug === undefined ? undefined : cities.get(language)?.get(citySlug);
  return { site: sites.get(language) ?? site, city };
}

/** What the variables of a page can name. */
export function scopeOf(page: SurveyedPage, survey: Survey): Scope {
  const { site, city } = partsFor(page, survey);
  return city ? { ...site.scope, city: city.values } : site.scope;
}
