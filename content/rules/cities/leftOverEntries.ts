import type { Problem } from "../../problem/problem.ts";
import type { Path } from "../../read/path.ts";
import { areNeighbours, type Folder } from "./cityFolders.ts";

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
  const owners = new Map<number, Folder[]>();
  return folders.flatMap((folder) => {
    const { claims } = folder.entry;
    const found = claims.flatMap(({ path, key, what, shared }) => {
      const older = owners.get(key) ?? [];
      const owner = older.find((candidate) => !shared || !areNeighbours(candidate, folder));
      return owner ? [{ folder, owner, path, what }] : [];
    });
    for (const { key } of claims) {
      const known = owners.get(key);
      if (known) known.push(folder);
      else owners.set(key, [folder]);
    }
    return found;
  });
}

/** The warning that something was left in an entry. */
export function tellLeftOver({ folder: { index, name }, owner, path, what }: LeftOver): Problem {
  const { file } = owner.index.source;
  const look = () =>
    index.source.problemAt(["city", ...path], "value", {
      code: "left-over",
      severity: "warning",
      message: `This ${what} is the same as in ${file}.`,
      hint: what === "place in lists" ? "Give each city its own number." : `Write what is true of ${name}.`,
    });
  return index.remember(`left in ${path.join(".")}`, look, JSON.stringify([name, file, what]));
}
