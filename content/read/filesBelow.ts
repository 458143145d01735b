import { readdirSync } from "node:fs";
import { resolve, sep } from "node:path";

/**
 * The files below a folder, by their paths in it with forward slashes; links are none. Each folder is looked at, and
 * no file by itself: of thousands, that would take ten times as long.
 */
export function filesBelow(folder: string): string[] {
  const top = resolve(folder);
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}${sep}${name}`.slice(top.length + 1).replaceAll(sep, "/"))
    .sort();
}
