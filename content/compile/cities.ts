import { countOf } from "../languages/numerals.ts";
import { overlay } from "../languages/overlay.ts";
import { isMapping, type Scope } from "../lib/data.ts";
import type { CityCounts, PageLocation, Survey } from "../survey/forms.ts";
import type { PageKind } from "../survey/pageKind.ts";
import { openSchemas } from "../validate/schemas.ts";
import { expand } from "../variables/expand.ts";
import type { Unresolvable } from "../variables/scope.ts";
import type { Business, CompiledSite } from "./forms.ts";

/** Passes that fill in a city's entry: a fact may use a fact that uses a third. */
const DEPTH_OF_FACTS = 3;

/** The number of pages of each kind, as ${count.…} shows it in a language. */
export function countsOf(pages: readonly PageLocation[], cities: CityCounts, language?: string): Scope {
  const of = (kind: PageKind) => pages.filter((page) => page.kind === kind).length;
  const count = (number: number) => countOf(number, language);
  return {
    cities: count(cities.all),
    primaryCities: count(cities.primary),
    additionalCities: count(cities.additional),
    services: count(of("service")),
    articles: count(of("article")),
  };
}

/** The cities by language: the main language's entries, with a translated hub's words laid over them. */
export function citiesIn(
  { hubs, counted }: Pick<Survey, "hubs" | "counted">,
  sites: Business["sites"],
): Business["cities"] {
  const services = counted.filter(({ kind }) => kind === "cityService");
  const servicesIn = Map.groupBy(services, ({ citySlug }) => citySlug);
  const { isCity } = openSchemas();
  const [main = ""] = sites.keys();
  const entriesIn = (language: string) =>
    new Map(hubs.filter((hub) => hub.language === language).map((hub) => [hub.citySlug ?? "", hub]));
  const mainHubs = entriesIn(main);
  return new Map(
    Array.from(sites, ([language, site]) => {
      const cities = [...new Map([...mainHubs, ...entriesIn(language)])].map(([slug, hub]) => {
        const original = mainHubs.get(slug) ?? hub;
        const entry = overlay(original.head.city, hub.head.city);
        const city = isMapping(entry) ? entry : {};
        const place = { slug, url: original.url };
        const count = servicesIn.get(slug)?.length ?? 0;
        const { values, filled } = cityVariables(place, city, count, site, language);
        const isValid = filled.found.length === 0 && isCity(filled.data);
        return [slug, { values, isValid, ...(language !== main && { entry: city }) }] as const;
      });
      return [language, new Map(cities)] as const;
    }),
  );
}

/** The values of ${city.…}: entry, slug, address and counts; and the entry with variables filled in. */
function cityVariables(
  place: { slug: string; url: string },
  entry: Scope,
  services: number,
  site: CompiledSite,
  language: string,
) {
  const lengthOf = (list: unknown) => countOf(Array.isArray(list) ? list.length : 0, language);
  const count = {
    services: countOf(services, language),
    neighbourhoods: lengthOf(entry.neighbourhoods),
    postalCodes: lengthOf(entry.postalCodes),
  };
  let values: Scope = { ...entry, ...place, count };
  for (let pass = 0; pass < DEPTH_OF_FACTS; pass++) {
    const before = { ...site.scope, city: values };
    const { data } = expand(values, { scope: before, unresolvable: () => true });
    values = isMapping(data) ? data : values;
  }
  const scope = { ...site.scope, city: values };
  const unresolvable: Unresolvable = (root) => root !== "city" && site.value === undefined;
  return { values, filled: expand(entry, { scope, unresolvable }) };
}
