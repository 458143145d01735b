import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** The sorted paths of all files below a folder, relative to it; links are left out. None if there is no such folder. */
export function filesBelow(folder: string): string[] {
  const entries = existsSync(folder) ? entriesBelow(folder) : [];
  return entries.flatMap(({ path, isFile }) => (isFile ? path : [])).sort();
}

/**
 * All that is below a folder except folders: its path relative to it, with forward slashes. Links are entries and
 * not followed: Node's own recursive reading follows them. Only folders are read: a system call per file would take ten times as
 * long for thousands.
 */
export function entriesBelow(folder: string, inside = ""): { path: string; isFile: boolean }[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside + entry.name;
    return entry.isDirectory() ? entriesBelow(folder, `${path}/`) : { path, isFile: entry.isFile() };
  });
}
