import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashOf } from "./hash.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));

/** What says which versions of packages there are: as wanted, and as installed. */
const PACKAGES = ["package.json", "package-lock.json", "node_modules/.package-lock.json", "tsconfig.json"];

/** Another text for other code in these rooms of the project, other packages, or another Node. */
export function codeHash(rooms: readonly string[]): string {
  const files = rooms.flatMap((room) =>
    readdirSync(join(PROJECT, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
  const all = [...files, ...PACKAGES.map((name) => join(PROJECT, name)).filter(existsSync)];
  return hashOf(process.version, ...all.flatMap((file) => [file.slice(PROJECT.length), readFileSync(file)]));
}

/** What says of the code how content is read, checked and resolved. */
export function contentCode(): string {
  return codeHash(["schema", "content"]);
}
