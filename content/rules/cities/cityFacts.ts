import { cityEntryOf } from "../../compile/interface.ts";
import type { PageInterface } from "../../forms.ts";
import { isMapping, scalarsIn } from "../../read/data.ts";
import type { Path } from "../../read/path.ts";
import { COMMON, isPlaceName, namesIn } from "./said.ts";
import { keyOf } from "./similarity.ts";

/** What comparing cities takes of a city's entry, right or not. */
export interface CityFacts {
  name: unknown;
  order: unknown;
  geo: unknown;
  /** The entry as one text. */
  text: string;
  claims: CityClaim[];
  /** What its places are called. */
  terms: string[];
  /** What it says of the place, and where in the entry. */
  texts: { text: string; path: Path }[];
}

/** A value of a city's entry that should be its own. */
export interface CityClaim {
  /** The way to it in the entry. */
  path: Path;
  /** What a message calls it. */
  what: string;
  /** Stands for what must not be the same; of lists, for all of it. */
  key: number;
  /** Whether neighbouring cities can share it, as a zip code or a bridge. */
  shared: boolean;
}

/** The lists of an entry that name its places. */
const PLACES = ["neighbourhoods", "landmarks", "zipCodes"];
/** What of an entry says nothing of the place: what we do there, and words with a fixed choice. */
const ELSEWHERE = ["features", "specialties", "tier", "phone"];

/** The facts of the city whose hub a page is; undefined where it has no entry. */
export function cityFactsOf(page: PageInterface): CityFacts | undefined {
  const entry = page.kind === "cityHub" ? cityEntryOf(page) : undefined;
  if (!entry) return undefined;
  const texts = scalarsIn(entry).flatMap(({ value, path }) =>
    typeof value === "string" && !ELSEWHERE.includes(String(path[0])) ? [{ text: value, path }] : [],
  );
  const places = PLACES.flatMap((list) => texts.filter(({ path }) => path[0] === list));
  const { name, order, geo } = entry;
  return {
    ...{ name, order, geo, texts },
    text: JSON.stringify(entry),
    claims: claimsOf(entry),
    terms: places.map(({ text }) => text).filter((text) => isPlaceName(text) && !COMMON.test(text)),
  };
}

/** All names in what an entry says of the place. */
export function namesOfCity({ name, texts }: CityFacts): string[] {
  return [...new Set([String(name), ...texts.map(({ text }) => text)].flatMap(namesIn))];
}

function claimsOf(entry: Record<string, unknown>): CityClaim[] {
  const claim =
    (path: Path, what: string, shared = false) =>
    (value: unknown, key?: string | number): CityClaim[] => {
      if (value === undefined) return [];
      const place = key === undefined ? path : [...path, key];
      return [{ path: place, what, key: keyOf(`${what} ${JSON.stringify(value)}`), shared }];
    };
  const list = (name: string) => (Array.isArray(entry[name]) ? entry[name] : []);
  return [
    claim(["order"], "place in lists")(entry.order),
    claim(["geo"], "point on the map")(entry.geo),
    claim(["description"], "description")(entry.description),
    ...["features", "specialties"].map((name) => claim([name], `list of ${name}`)(entry[name])),
    claim(["zipCodes"], "list of zip codes", true)(entry.zipCodes),
    ...list("neighbourhoods").map(claim(["neighbourhoods"], "neighborhood", true)),
    ...list("landmarks").map(claim(["landmarks"], "landmark", true)),
    ...Object.entries(isMapping(entry.facts) ? entry.facts : {}).map(([name, fact]) =>
      claim(["facts"], "fact")(fact, name),
    ),
  ].flat();
}
