import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The files of a project's cache, below a folder of it. */
export function cachedFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, ".cache", folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
