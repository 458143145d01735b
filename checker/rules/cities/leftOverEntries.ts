import { heldBy, type Path } from "../../../content/lib/data.ts";
import type { Finding } from "../../../content/problem.ts";
import { findingAt } from "../../rule.ts";
import { areNeighbours, type ComparedCity } from "./cities.ts";

/** A value of a city's entry that should be unique to it. */
interface Claim {
  city: ComparedCity;
  path: Path;
  what: string;
  value: unknown;
}

const ORDER = "place in lists";
/** What messages call the entries that no two cities share as a whole, and those of which each value is a city's own. */
const WHOLE = {
  order: ORDER,
  geo: "point on the map",
  description: "description",
  features: "list of features",
  specialties: "list of specialties",
  zipCodes: "list of zip codes",
};
const EACH = { neighbourhoods: "neighborhood", landmarks: "landmark", facts: "fact" };
/** What neighboring cities can share, such as a zip code or a bridge. */
const SHARED = ["zipCodes", "neighbourhoods", "landmarks"];

/** Findings at the values of each city's entry that an older city's entry has too. */
export function leftOverEntries(cities: ComparedCity[]): Finding[] {
  const orders = new Set(cities.map(({ entry }) => entry.order));
  const places = Array.from({ length: cities.length + 1 }, (_, index) => index + 1);
  const free = places.find((place) => !orders.has(place)) ?? 1;
  const claims = Map.groupBy(
    cities.flatMap(claimsOf),
    ({ what, value }) => `${what} ${JSON.stringify(value)}`,
  );
  return [...claims.values()].flatMap((all) =>
    all.flatMap(({ city, path, what }) => {
      const isShared = SHARED.includes(String(path[1]));
      const owner = all.find((one) => one.city === city || !isShared || !areNeighbours(one.city, city))?.city;
      if (!owner || owner === city) return [];
      const isOrder = what === ORDER;
      const message = isOrder
        ? `${owner.name} has order ${String(owner.entry.order)} too.`
        : `This ${what} is the same as in ${owner.name}.`;
      const hint = isOrder
        ? `Each city has its own place in lists. Free: ${free}.`
        : `Write what is true of ${city.name}.`;
      const replacement = isOrder ? free : undefined;
      const same = { code: "left-over", severity: "warning", message, hint, replacement } as const;
      return findingAt(city.file, path, same);
    }),
  );
}

function claimsOf(city: ComparedCity): Claim[] {
  const { entry } = city;
  const whole = Object.entries(WHOLE).map(([name, what]) => ({ path: [name], what, value: entry[name] }));
  const each = Object.entries(EACH).flatMap(([name, what]) =>
    heldBy(entry[name]).map(([key, value]) => ({ path: [name, key], what, value })),
  );
  return [...whole, ...each]
    .filter(({ value }) => value !== undefined)
    .map((claim) => ({ ...claim, city, path: ["city", ...claim.path] }));
}
