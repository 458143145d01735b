import { join } from "node:path";
import { isMapping } from "../read/data.ts";
import { keep, readKept } from "./keptFile.ts";

/** What was made of the same things, or the name of the file where that is kept. */
export type Note = { of: string; value: unknown } | { of: string; kept: string };

/** What was made of a file, by name. */
export interface Notes {
  /** What stands for the file as it was. */
  key: string;
  made: Record<string, Note>;
}

/** What code of this version has noted of a share of the files, by file; nothing where it is not whole. */
export function openShard(folder: string, number: number, version: string): Record<string, Notes> {
  const kept = readKept(fileOf(folder, number));
  return isShard(kept, version) ? kept.notes : {};
}

/** Keeps what code of this version has noted of a share of the files. */
export function keepShard(
  folder: string,
  number: number,
  version: string,
  notes: Record<string, Notes>,
): void {
  keep(fileOf(folder, number), { version, notes });
}

function fileOf(folder: string, number: number): string {
  return join(folder, `${number}.json`);
}

/** Only this file writes shards, and a damaged one is told by its hash. */
function isShard(kept: unknown, version: string): kept is { notes: Record<string, Notes> } {
  return isMapping(kept) && kept.version === version;
}
