import type { Problem } from "../../problem/problem.ts";
import { isMapping } from "../../read/data.ts";
import type { Path } from "../../read/path.ts";
import { areNeighbours, type Folder } from "./cityFolders.ts";

/** A value of a city's entry that should be its own. */
interface Claim {
  path: Path;
  /** What must not be the same; of lists, all of it. */
  value: string;
  /** What a message calls it. */
  what: string;
  /** Whether neighbouring cities can share it, as a zip code or a bridge. */
  shared: boolean;
}

/** A value of a city's entry that an older city's entry has too. */
export interface LeftOver {
  folder: Folder;
  owner: Folder;
  /** The way to it in the entry. */
  path: Path;
  what: string;
}

/** All that was left in the cities' entries from older cities. */
export function leftOversIn(folders: Folder[]): LeftOver[] {
  const owners = new Map<string, Folder[]>();
  return folders.flatMap((folder) => {
    const claims = claimsOf(folder.entry);
    const found = claims.flatMap(({ path, value, what, shared }) => {
      const older = owners.get(`${what} ${value}`) ?? [];
      const owner = older.find((candidate) => !shared || !areNeighbours(candidate, folder));
      return owner ? [{ folder, owner, path, what }] : [];
    });
    for (const { what, value } of claims) {
      const key = `${what} ${value}`;
      const known = owners.get(key);
      if (known) known.push(folder);
      else owners.set(key, [folder]);
    }
    return found;
  });
}

/** The warning that something was left in an entry. */
export function tellLeftOver({ folder: { index, name }, owner, path, what }: LeftOver): Problem {
  return index.source.problemAt(["city", ...path], "value", {
    code: "left-over",
    severity: "warning",
    message: `This ${what} is the same as in ${owner.index.source.file}.`,
    hint: what === "place in lists" ? "Give each city its own number." : `Write what is true of ${name}.`,
  });
}

function claimsOf(entry: Record<string, unknown>): Claim[] {
  const claim =
    (path: Path, what: string, shared = false) =>
    (value: unknown, key?: string | number): Claim => ({
      path: key === undefined ? path : [...path, key],
      value: JSON.stringify(value),
      what,
      shared,
    });
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
  ].filter(({ value }) => value !== undefined);
}
