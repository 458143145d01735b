import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject } from "../output/copyOfSite.ts";
import { addCopies } from "./copiedCities.ts";
import { measure } from "./measure.ts";

/**
 * `npm run bench:build -- 1000 10000`: builds sites with that many additional pages, of copied cities, in a temporary
 * folder, and prints the cost of each step, beside that of this site alone. "cold" has no cache except the pictures of
 * public/images, which are the same for any number of pages. Steps run in parallel, so their times cannot be added up.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const sizes = positionals.length ? positionals.map(Number) : [1000];
// Nothing is removed before the end: on some file systems, creating files then takes ten times as long for minutes.
const folder = mkdtempSync(join(tmpdir(), "bench-"));
try {
  for (const pages of [0, ...sizes]) printCosts(pages);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Builds and checks a site with this many additional pages, and prints the cost of each run. */
function printCosts(pages: number): void {
  const root = join(folder, `${pages}`);
  mkdirSync(root);
  copyProject(root, ".");
  rmSync(join(root, ".cache")); // a link to this project's
  if (existsSync(".cache/pictures"))
    cpSync(".cache/pictures", join(root, ".cache/pictures"), { recursive: true });
  addCopies(root, pages);
  const cold = measure(root, "build");
  const warm = measure(root, "build");
  editPage(root);
  const edited = measure(root, "build");
  measure(root, "check"); // discarded: warms up the spelling check, which a build does not run
  console.log(pages ? `\n${pages} more pages` : "This site");
  console.table({ cold, warm, edited, check: measure(root, "check") });
}

function editPage(root: string): void {
  const file = join(root, "pages-data/about.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^( +heading: )(?=\w)/m, "$1Again, "));
}
