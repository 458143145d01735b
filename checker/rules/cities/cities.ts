import { isMapping, type Path, scalarsIn } from "../../../content/lib/data.ts";
import { slugFor } from "../../../content/lib/fileName.ts";
import { cityEntryOf } from "../../lib/pages.ts";
import type { RulePage } from "../../rule.ts";
import { finderOf, isPlaceName } from "./names.ts";

/** A city to compare: its entry, valid or not, and the pages in its folder. */
export interface ComparedCity {
  slug: string;
  name: string;
  file: string;
  entry: Record<string, unknown>;
  /** The entry's texts about the place, with their paths in the file. */
  texts: { text: string; path: Path }[];
  /** Names of its neighborhoods and landmarks, and its postal codes. */
  places: ReadonlySet<string>;
  isCopied: boolean;
  /** All its pages, the hub included. */
  pages: RulePage[];
}

const KM_PER_DEGREE = 111;
const NEIGHBOURS_KM = 3;
/** How many more mentions of another city than of its own an original entry may have: neighbors are named too. */
const MOST_MENTIONS_OF_NEIGHBOUR = 3;
const PLACES = ["neighbourhoods", "landmarks", "postalCodes"];
/** Properties that say nothing about the place: what we do there, and fixed choices. */
const ELSEWHERE = ["features", "specialties", "tier", "phone"];

/**
 * The cities with a readable entry, oldest first: likely copies last, then by `order`, then by how often the entry
 * names its own city. Of several cities with the same name, only the one whose folder has that name.
 */
export function comparedCities(pages: readonly RulePage[]): ComparedCity[] {
  const own = Map.groupBy(pages, ({ citySlug }) => citySlug);
  const cities = hubsIn(pages).flatMap((hub) => cityOf(hub, own.get(hub.citySlug) ?? []));
  const named = Map.groupBy(cities, ({ name }) => name);
  const findCities = finderOf([...named.keys()]);
  return cities
    .filter(({ name, slug }) => slug === slugFor(name) || named.get(name)?.length === 1)
    .map((city) => ({ city, rank: rankOf(city, findCities) }))
    .sort(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ city }) => city);
}

/** The hubs of cities that have an entry, with it. */
export function hubsIn(pages: readonly RulePage[]): (RulePage & { city: Record<string, unknown> })[] {
  return pages.flatMap((page) => {
    const city = page.kind === "cityHub" ? cityEntryOf(page) : undefined;
    return city ? [{ ...page, city }] : [];
  });
}

function cityOf(hub: ReturnType<typeof hubsIn>[number], pages: RulePage[]): ComparedCity[] {
  const { file, citySlug: slug, city: entry, facts } = hub;
  if (slug === undefined) return [];
  const texts = scalarsIn(entry).flatMap(({ value, path }) =>
    typeof value === "string" && !ELSEWHERE.includes(String(path[0]))
      ? [{ text: value, path: ["city", ...path] }]
      : [],
  );
  const places = texts
    .filter(({ path }) => PLACES.includes(String(path[1])))
    .map(({ text }) => text)
    .filter(isPlaceName);
  const isCopied = facts.isCopied === true;
  return [{ slug, name: String(entry.name), file, entry, texts, places: new Set(places), isCopied, pages }];
}

/** Sort key: how likely it is that a city was copied from another, the strongest sign first. */
function rankOf(
  { name, entry, isCopied }: ComparedCity,
  findCities: (text: string) => string[],
): [number, number, number] {
  const said = Map.groupBy(findCities(JSON.stringify(entry)), (city) => city);
  const mentions = said.get(name)?.length ?? 0;
  const isAboutAnother = [...said].some(
    ([other, { length }]) => !name.includes(other) && length > mentions + MOST_MENTIONS_OF_NEIGHBOUR,
  );
  return [isCopied ? 2 : isAboutAnother ? 1 : 0, Number(entry.order), -mentions];
}

/** Whether two cities are close enough to share postal codes and landmarks, but not at the same point. */
export function areNeighbours(a: ComparedCity, b: ComparedCity): boolean {
  const distance = kilometresBetween(pointOfEntry(a.entry), pointOfEntry(b.entry));
  return distance > 0 && distance < NEIGHBOURS_KM;
}

/** Latitude and longitude in degrees: north and east are positive. */
export type GeoPoint = [north: number, east: number];

/** The coordinates in a city's or an office's entry; NaN where they are missing. */
export function pointOfEntry({ geo }: { geo?: unknown }): GeoPoint {
  const { latitude, longitude } = isMapping(geo) ? geo : {};
  return [Number(latitude), Number(longitude)];
}

/** The distance between two points, accurate to a few percent, which is enough here. */
export function kilometresBetween([north, east]: GeoPoint, [otherNorth, otherEast]: GeoPoint): number {
  const width = Math.cos((north * Math.PI) / 180);
  return Math.hypot(north - otherNorth, (east - otherEast) * width) * KM_PER_DEGREE;
}
