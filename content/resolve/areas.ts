import type { AreasBlock } from "../../schema/types.ts";
import type { Additions, City, CityGroup, NamedLink } from "../types.ts";

/** So many cities are named wherever cities are named. Of more, the primary ones. */
const FEW = 24;

/** The file with the suggestions of the quote form, where they are too many for its page. */
const CITIES_FILE = "/cities.json";

function linkTo({ name, url }: City): NamedLink {
  return { label: name, href: url };
}

/** The cities that every page names: all while they are few, else the primary ones and the way to all. */
export function namedAreas(cities: City[], all: NamedLink): NamedLink[] {
  if (cities.length <= FEW) return cities.map(linkTo);
  const primary = cities.filter(({ tier }) => tier === "primary");
  return [...primary.slice(0, FEW).map(linkTo), all];
}

/** What a list of cities shows: cities one by one, or their names in groups where they are many. */
export function areasOf(cities: City[], tier: AreasBlock["tier"]): Additions["areas"] {
  const shown = cities.filter((city) => tier === "all" || city.tier === tier);
  const isLong = tier !== "primary" && shown.length > FEW;
  return isLong ? { cities: [], groups: groupsOf(shown) } : { cities: shown, groups: [] };
}

/** Cities by their county where each names its own, else by their first letter; in the order of the alphabet. */
function groupsOf(cities: City[]): CityGroup[] {
  const byCounty = cities.every(({ county }) => county);
  const sorted = cities.toSorted((a, b) => a.name.localeCompare(b.name));
  const groups = Map.groupBy(
    sorted,
    ({ name, county }) => (byCounty && county) || name.charAt(0).toUpperCase(),
  );
  return [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([heading, those]) => ({ heading, cities: those.map(linkTo) }));
}

/** What the quote form suggests: the cities, or the file that has them. */
export function suggestionsOf(cities: City[]): { cities: NamedLink[]; citiesFile?: string } {
  return cities.length <= FEW ? { cities: cities.map(linkTo) } : { cities: [], citiesFile: CITIES_FILE };
}

/** The file of all cities for the quote form, by its path in dist; none where the page itself has them. */
export function citiesFile(cities: City[]): Record<string, string> {
  return cities.length <= FEW ? {} : { [`client${CITIES_FILE}`]: JSON.stringify(cities.map(linkTo)) };
}

/** Every zip code that cities name, in order, each with its cities and the phone of the first. */
export function zipCodesOf(
  cities: readonly City[],
  callFor: (city: City) => NamedLink,
): Additions["zipCodes"]["rows"] {
  const named = cities.flatMap((city) => (city.zipCodes ?? []).map((code) => ({ code, city })));
  const byCode = Map.groupBy(named, ({ code }) => code);
  return [...byCode]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([code, entries]) => {
      const [first] = entries;
      const links = entries.map(({ city: { name, url } }) => ({ label: name, href: url }));
      return first ? [{ code, cities: links, call: callFor(first.city) }] : [];
    });
}
