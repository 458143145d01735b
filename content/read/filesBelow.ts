import { type Dirent, readdirSync } from "node:fs";
import { join, resolve, sep } from "node:path";

/**
 * The files below a folder, by their paths in it with forward slashes; links are none. Each folder is looked at, and
 * no file by itself: of thousands, that would take ten times as long.
 */
export function filesBelow(folder: string): string[] {
  const top = resolve(folder);
  return entriesBelow(top)
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}${sep}${name}`.slice(top.length + 1).replaceAll(sep, "/"))
    .sort();
}

/** Whatever there is below a folder. A link is an entry like others: Node's own recursive reading would follow it. */
export function entriesBelow(folder: string): Dirent[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry, ...entriesBelow(join(folder, entry.name))] : [entry],
  );
}
