import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../output/cache/hash.ts";

/** The folders whose files say how content becomes a site. */
const ROOMS = ["schema", "content", "blocks", "renderer", "output", "commands", "supabase"];

/** What says which versions of packages there are: as wanted, and as installed. */
const PACKAGES = ["package.json", "package-lock.json", "node_modules/.package-lock.json", "tsconfig.json"];

/** What the environment adds to a site. */
const VARIABLES = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SITE_URL"];

/** Another text for other code, other packages or another environment: what was made by it counts no more. */
export function codeHash(root: string): string {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort(),
  );
  const all = [...files, ...PACKAGES.map((name) => join(root, name)).filter(existsSync)];
  const said = all.flatMap((file) => [file.slice(root.length), readFileSync(file)]);
  const environment = VARIABLES.map((name) => `${name}=${process.env[name] ?? ""}`);
  return hashOf(process.version, ...environment, ...said);
}
