import { cpSync, existsSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../content/lib/cache.ts";
import { copyOfSite } from "./copyOfSite.ts";

/** A copy of the project with the small site of the content tests, and only the pictures of the project's cache. */
export function smallSite(): string {
  const root = copyOfSite();
  rmSync(join(root, ".cache"), { force: true });
  rmSync(join(root, "pages-data"), { recursive: true });
  cpSync("tests/content/fixture", root, { recursive: true });
  if (existsSync(".cache/pictures"))
    cpSync(".cache/pictures", join(root, ".cache/pictures"), { recursive: true });
  return root;
}

/** All files below a folder, by their full paths. */
export function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The hashes of all files of a build, by path. */
export function builtFiles(root: string): Record<string, string> {
  const dist = realpathSync(join(root, "dist"));
  return Object.fromEntries(
    filesIn(dist).map((path) => [path.slice(dist.length), hashOf(readFileSync(path))]),
  );
}
