import { isMapping } from "../../../content/lib/data.ts";
import type { Path } from "../../../content/lib/path.ts";
import type { Finding } from "../../../content/problem.ts";
import { findingAt } from "../../rule.ts";
import { areNeighbours, type ComparedCity } from "./cities.ts";
import { FirstOwners } from "./firstOwners.ts";

/** A value of a city's entry that should be unique to it. */
interface Claim {
  path: Path;
  what: string;
  value: unknown;
  /** Whether neighboring cities can share it, such as a zip code or a bridge. */
  isShared: boolean;
}

/** Findings at the values of each city's entry that an older city's entry has too. */
export function leftOverEntries(cities: ComparedCity[]): Map<ComparedCity, Finding[]> {
  const older = new FirstOwners<ComparedCity>();
  const keyOf = ({ what, value }: Claim) => `${what} ${JSON.stringify(value)}`;
  const orders = new Set(cities.map(({ entry }) => entry.order));
  const places = Array.from({ length: cities.length + 1 }, (_, index) => index + 1);
  const free = places.find((place) => !orders.has(place)) ?? 1;
  const found = cities.map((city) => {
    const claims = claimsOf(city.entry);
    const findings = claims.flatMap((claim) => {
      const { path, what, isShared } = claim;
      const owner = older.get(keyOf(claim)).find((one) => !isShared || !areNeighbours(one, city));
      if (!owner) return [];
      const isOrder = what === "place in lists";
      const message = isOrder
        ? `${owner.name} has order ${String(owner.entry.order)} too.`
        : `This ${what} is the same as in ${owner.name}.`;
      const hint = isOrder
        ? `Each city has its own place in lists. Free: ${free}.`
        : `Write what is true of ${city.name}.`;
      const replacement = isOrder ? free : undefined;
      const same = { code: "left-over", severity: "warning", message, hint, replacement } as const;
      return findingAt(city.file, path, same);
    });
    older.note(claims.map(keyOf), city);
    return [city, findings] as const;
  });
  return new Map(found);
}

function claimsOf(entry: ComparedCity["entry"]): Claim[] {
  const whole = (name: string, what: string, isShared = false): Claim[] => [
    { path: ["city", name], what, value: entry[name], isShared },
  ];
  const each = (name: string, what: string, isShared = false): Claim[] => {
    const values = entry[name];
    const entries = Array.isArray(values)
      ? [...values.entries()]
      : Object.entries(isMapping(values) ? values : {});
    return entries.map(([key, value]) => ({ path: ["city", name, key], what, value, isShared }));
  };
  return [
    ...whole("order", "place in lists"),
    ...whole("geo", "point on the map"),
    ...whole("description", "description"),
    ...whole("features", "list of features"),
    ...whole("specialties", "list of specialties"),
    ...whole("zipCodes", "list of zip codes", true),
    ...each("neighbourhoods", "neighborhood", true),
    ...each("landmarks", "landmark", true),
    ...each("facts", "fact"),
  ].filter(({ value }) => value !== undefined);
}
