import type { AreasBlock } from "../../schema/types.ts";
import type { City, NamedLink } from "../lib/named.ts";
import type { Additions, CityGroup } from "./forms.ts";

/** Most cities that pages name in a list; if there are more, only the primary ones, or names in groups. */
const FEW = 24;

/** The file with the quote form's suggestions, if there are too many for its page. */
const CITIES_FILE = "/cities.json";

function linkTo({ name, url }: City): NamedLink {
  return { label: name, href: url };
}

/** The cities that every page names: all if they are few, else the primary ones and the link to all. */
export function namedAreas(cities: City[], all: NamedLink): NamedLink[] {
  if (cities.length <= FEW) return cities.map(linkTo);
  const primary = cities.filter(({ tier }) => tier === "primary");
  return [...primary.slice(0, FEW).map(linkTo), all];
}

/** What a list of cities shows: single cities, or if there are many, their names in groups. */
export function areasOf(cities: City[], tier: AreasBlock["tier"], language: string): Additions["areas"] {
  const shown = cities.filter((city) => tier === "all" || city.tier === tier);
  const isLong = tier !== "primary" && shown.length > FEW;
  return isLong ? { cities: [], groups: groupsOf(shown, language) } : { cities: shown, groups: [] };
}

/** Groups cities by county if all of them name one, else by first letter; sorted as the page's language does. */
function groupsOf(cities: City[], language: string): CityGroup[] {
  const byCounty = cities.every(({ county }) => county);
  const { compare } = new Intl.Collator(language);
  const sorted = cities.toSorted((a, b) => compare(a.name, b.name));
  const headingOf = ({ name, county }: City) => (byCounty && county) || letterOf(name, language);
  const groups = Map.groupBy(sorted, headingOf);
  return [...groups]
    .sort(([a], [b]) => compare(a, b))
    .map(([heading, those]) => ({ heading, cities: those.map(linkTo) }));
}

/** The letter that a name stands under: of Ávila A, but of Ñuble Ñ where the language counts it as one of its own. */
function letterOf(name: string, language: string): string {
  const first = name.charAt(0).toLocaleUpperCase(language);
  const bare = first.normalize("NFD").charAt(0);
  return new Intl.Collator(language, { sensitivity: "base" }).compare(first, bare) === 0 ? bare : first;
}

/** The suggestions of the quote form: the cities, or if there are many, the file that lists them. */
export function suggestionsOf(cities: City[]): { cities: NamedLink[]; citiesFile?: string } {
  return cities.length <= FEW ? { cities: cities.map(linkTo) } : { cities: [], citiesFile: CITIES_FILE };
}

/** The file of all cities for the quote form, keyed by its path in dist; empty if the page itself lists them. */
export function citiesFile(cities: City[]): Record<string, string> {
  return cities.length <= FEW ? {} : { [`client${CITIES_FILE}`]: JSON.stringify(cities.map(linkTo)) };
}

/** All postal codes that cities and their places name, sorted, each with its cities and the phone of the first. */
export function postalCodesOf(
  cities: readonly City[],
  callFor: (city: City) => NamedLink,
): Additions["postalCodes"]["rows"] {
  const named = cities.flatMap((city) =>
    [city, ...(city.neighbourhoods ?? [])].flatMap(({ postalCodes = [] }) =>
      postalCodes.map((code) => ({ code, city })),
    ),
  );
  const byCode = Map.groupBy(named, ({ code }) => code);
  return [...byCode]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([code, entries]) => {
      const [first] = entries;
      const links = entries.map(({ city }) => linkTo(city));
      return first ? [{ code, cities: links, call: callFor(first.city) }] : [];
    });
}
