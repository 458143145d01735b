import type { Survey, SurveyedPage } from "../forms.ts";
import { partsFor } from "../languages/partsFor.ts";
import type { Scope } from "./scope.ts";

/** What the variables of a page can name. */
export function scopeOf(page: SurveyedPage, survey: Survey): Scope {
  const { site, city } = partsFor(page, survey);
  return city ? { ...site.scope, city: city.values } : site.scope;
}
