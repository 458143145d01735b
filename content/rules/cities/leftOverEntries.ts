import type { Finding, ProblemMessage } from "../../problem/problem.ts";
import type { CityClaim } from "./cityFacts.ts";
import { areNeighbours, type Folder } from "./cityFolders.ts";

/** A value of a city's entry that an older city's entry has too. */
export interface LeftOver extends Pick<CityClaim, "path" | "what"> {
  owner: Folder;
}

/** All that was left in each city's entry from older cities, where anything was. */
export function leftOversIn(folders: Folder[]): Map<Folder, LeftOver[]> {
  const owners = new Map<number, Folder[]>();
  const leftOvers = new Map<Folder, LeftOver[]>();
  for (const folder of folders) {
    const { claims } = folder.facts;
    const found = claims.flatMap(({ path, key, what, shared }) => {
      const older = owners.get(key) ?? [];
      const owner = older.find((candidate) => !shared || !areNeighbours(candidate, folder));
      return owner ? [{ owner, path, what }] : [];
    });
    if (found.length) leftOvers.set(folder, found);
    for (const { key } of claims) {
      const known = owners.get(key);
      if (known) known.push(folder);
      else owners.set(key, [folder]);
    }
  }
  return leftOvers;
}

/** The warnings about what was left in an entry. */
export function findingsOf({ file, name }: Folder, leftOvers: LeftOver[]): Finding[] {
  return leftOvers.map((leftOver) => ({
    file,
    path: ["city", ...leftOver.path],
    part: "value",
    ...complaintAbout(leftOver, name),
  }));
}

function complaintAbout({ owner, what }: LeftOver, city: string): ProblemMessage {
  return {
    code: "left-over",
    severity: "warning",
    message: `This ${what} is the same as in ${owner.file}.`,
    hint: what === "place in lists" ? "Give each city its own number." : `Write what is true of ${city}.`,
  };
}
