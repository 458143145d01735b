import { cityEntryOf } from "../../compile/interface.ts";
import type { PageInterface } from "../../forms.ts";
import { isMapping, scalarsIn } from "../../read/data.ts";
import { slugFor } from "../../read/fileName.ts";
import type { Path } from "../../read/path.ts";
import { COMMON, finderOf, isPlaceName } from "./names.ts";

/** A city that is compared: what its entry says, right or not, and the pages of its folder. */
export interface ComparedCity {
  slug: string;
  name: string;
  /** The file of its hub. */
  file: string;
  entry: Record<string, unknown>;
  /** What the entry says of the place, and where in the file. */
  texts: { text: string; path: Path }[];
  /** What its places are called. */
  places: ReadonlySet<string>;
  /** Whether its hub's file says that it was copied from another city. */
  isCopied: boolean;
  /** All its pages, the hub included. */
  pages: PageInterface[];
}

const KM_PER_DEGREE = 111;
const NEIGHBOURS_KM = 3;
/** An entry that names another city more often than its own by more than this is a copy; neighbors are named too. */
const MOST_MENTIONS_OF_NEIGHBOUR = 3;
/** The lists of an entry that name its places. */
const PLACES = ["neighbourhoods", "landmarks", "zipCodes"];
/** What of an entry says nothing of the place: what we do there, and words with a fixed choice. */
const ELSEWHERE = ["features", "specialties", "tier", "phone"];

/**
 * The cities that can be read, the older first: copies last, then by their order, else the one whose entry
 * speaks of itself more. Of two with one name, only the one whose folder is called so.
 */
export function comparedCities(pages: readonly PageInterface[]): ComparedCity[] {
  const own = Map.groupBy(pages, ({ citySlug }) => citySlug);
  const cities = pages.flatMap((page) => cityOf(page, own.get(page.citySlug) ?? []));
  const named = Map.groupBy(cities, ({ name }) => name);
  const findCities = finderOf([...named.keys()]);
  return cities
    .filter(({ name, slug }) => slug === slugFor(name) || named.get(name)?.length === 1)
    .map((city) => ({ city, rank: rankOf(city, findCities) }))
    .sort(({ rank: a }, { rank: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2])
    .map(({ city }) => city);
}

function cityOf(page: PageInterface, pages: PageInterface[]): ComparedCity[] {
  const { file, kind, citySlug: slug, isCopied = false } = page;
  const entry = cityEntryOf(page);
  if (kind !== "cityHub" || slug === undefined || !entry) return [];
  const texts = scalarsIn(entry).flatMap(({ value, path }) =>
    typeof value === "string" && !ELSEWHERE.includes(String(path[0]))
      ? [{ text: value, path: ["city", ...path] }]
      : [],
  );
  const places = texts
    .filter(({ path }) => PLACES.includes(String(path[1])))
    .map(({ text }) => text)
    .filter((text) => isPlaceName(text) && !COMMON.test(text));
  const name = String(entry.name);
  return [{ slug, name, file, entry, texts, places: new Set(places), isCopied, pages }];
}

/** How likely it is that a city was copied from another, the strongest sign first. */
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

/** Whether two cities lie so close that they may well share zip codes and landmarks, and not at one point. */
export function areNeighbours(a: ComparedCity, b: ComparedCity): boolean {
  const distance = kilometresBetween(pointOfEntry(a.entry), pointOfEntry(b.entry));
  return distance > 0 && distance < NEIGHBOURS_KM;
}

/** Degrees to the north and to the east. */
export type GeoPoint = [north: number, east: number];

/** The point on the map that a city's or an office's entry names. */
export function pointOfEntry({ geo }: { geo?: unknown }): GeoPoint {
  const { latitude, longitude } = isMapping(geo) ? geo : {};
  return [Number(latitude), Number(longitude)];
}

/** How far two points lie apart, to a few percent, which is enough here. */
export function kilometresBetween([north, east]: GeoPoint, [otherNorth, otherEast]: GeoPoint): number {
  const width = Math.cos((north * Math.PI) / 180);
  return Math.hypot(north - otherNorth, (east - otherEast) * width) * KM_PER_DEGREE;
}
