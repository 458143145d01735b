import type { Finding, ProblemMessage } from "../../problem/problem.ts";
import { isMapping } from "../../read/data.ts";
import type { Path } from "../../read/path.ts";
import { areNeighbours, type City } from "./cities.ts";
import { Firsts } from "./firsts.ts";

/** A value of a city's entry that should be its own. */
interface Claim {
  path: Path;
  /** What a message calls it. */
  what: string;
  value: unknown;
  /** Whether neighboring cities can share it, as a zip code or a bridge. */
  isShared: boolean;
}

/** The values of each city's entry that an older city's entry has too. */
export function leftOverEntries(cities: City[]): Map<City, Finding[]> {
  const owners = new Firsts<City>();
  const found = (city: City) => {
    const claims = claimsOf(city.entry);
    const keys = claims.map(({ what, value }) => `${what} ${JSON.stringify(value)}`);
    const findings = claims.flatMap(({ path, what, isShared }, index): Finding[] => {
      const older = owners.get(keys[index] ?? "");
      const owner = older.find((one) => !isShared || !areNeighbours(one, city));
      return owner ? [{ file: city.file, path, part: "value", ...sameAs(owner, what, city) }] : [];
    });
    owners.note(keys, city);
    return findings;
  };
  return new Map(cities.map((city) => [city, found(city)]));
}

function claimsOf(entry: City["entry"]): Claim[] {
  const whole = (name: string, what: string, isShared = false) => [
    { path: ["city", name], what, value: entry[name], isShared },
  ];
  const each = (name: string, what: string, isShared = false) => {
    const { [name]: values } = entry;
    const entries = Array.isArray(values)
      ? [...values.entries()]
      : isMapping(values)
        ? Object.entries(values)
        : [];
    return entries.map(([key, value]) => ({ path: ["city", name, key], what, value, isShared }));
  };
  const claims = [
    whole("order", "place in lists"),
    whole("geo", "point on the map"),
    whole("description", "description"),
    whole("features", "list of features"),
    whole("specialties", "list of specialties"),
    whole("zipCodes", "list of zip codes", true),
    each("neighbourhoods", "neighborhood", true),
    each("landmarks", "landmark", true),
    each("facts", "fact"),
  ];
  return claims.flat().filter(({ value }) => value !== undefined);
}

const sameAs = (owner: City, what: string, city: City): ProblemMessage => ({
  code: "left-over",
  severity: "warning",
  message: `This ${what} is the same as in ${owner.file}.`,
  hint: what === "place in lists" ? "Give each city its own number." : `Write what is true of ${city.name}.`,
});
