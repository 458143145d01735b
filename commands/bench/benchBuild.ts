import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { addCopies, copyProject } from "./copiedCities.ts";
import { type Cost, measure, timesOfPeers } from "./measure.ts";

/**
 * `npm run bench:build -- 1000 10000`: builds sites with that many additional pages, of copied cities, in a temporary
 * folder, and prints the cost of each step; then the cost of the added pages alone, without this site's own.
 * "cold" has no cache except the pictures of public/images, which are the same for any number of pages;
 * "HTML" and "files" are cold except for share pictures, and "HTML" also leaves out compression.
 * PEERS may name a program that builds as many pages with other generators: on a shared machine, only figures of one
 * run can be compared. It runs before and after, as the speed of such a machine changes within minutes; the mean is
 * printed.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const sizes = positionals.length ? positionals.map(Number) : [1000];
// Nothing is removed before the end: on some file systems, creating files then takes ten times as long for minutes.
const folder = mkdtempSync(join(tmpdir(), "bench-"));
try {
  const own = costsWith(0);
  for (const pages of sizes) {
    const before = timesOfPeers(pages);
    const costs = costsWith(pages);
    printAdded(pages, own, costs, [...before, ...timesOfPeers(pages)]);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Builds and checks a site with this many additional pages, and prints the cost of each run. */
function costsWith(pages: number): Record<string, Cost> {
  const root = join(folder, `${pages}`);
  copyProject(root);
  addCopies(root, pages);
  const cold = measure(root, "build");
  // These two draw no share pictures, so their times include no waiting for any.
  putAside(root, `${root}-cold`);
  const html = measure(root, "build", "--no-compress");
  putAside(root, `${root}-html`);
  const files = measure(root, "build");
  const warm = measure(root, "build");
  editPage(root);
  const edited = measure(root, "build");
  measure(root, "check"); // discarded: warms up the spelling check, which a build does not run
  const costs = { cold, HTML: html, files, warm, edited, check: measure(root, "check") };
  console.log(pages ? `\n${pages} more pages` : "This site");
  console.table(costs);
  return costs;
}

/** Moves the build and the cache, except its pictures, to `aside`: the next build is cold but draws no pictures. */
function putAside(root: string, aside: string): void {
  mkdirSync(aside);
  const cached = readdirSync(join(root, ".cache")).filter((kind) => kind !== "pictures");
  const made = ["dist", "dist.builds", ...cached.map((kind) => `.cache/${kind}`)];
  for (const name of made) renameSync(join(root, name), join(aside, basename(name)));
}

function editPage(root: string): void {
  const file = join(root, "pages-data/about.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^( +heading: )(?=\w)/m, "$1Again, "));
}

/**
 * Prints the wall-clock time of the added pages, beside the time in which other generators build as many simpler ones.
 * Steps run in parallel, so their times cannot be added up.
 */
function printAdded(
  pages: number,
  own: Record<string, Cost>,
  costs: Record<string, Cost>,
  times: ReturnType<typeof timesOfPeers>,
): void {
  const added = (run: string, figure = "seconds") => (costs[run]?.[figure] ?? 0) - (own[run]?.[figure] ?? 0);
  const rows = {
    "cold, content and HTML": added("HTML"),
    "cold, all but share pictures": added("files"),
    "cold, share pictures": added("cold", "share pictures"),
    "one edit, the whole build": costs.edited?.seconds ?? 0,
  };
  const peers = [...new Set(times.map(({ name }) => name))].map((name) => {
    const both = times.filter((time) => time.name === name);
    const mean = both.reduce((sum, { seconds }) => sum + seconds, 0) / both.length;
    return { name: `of ${name}'s ${mean.toFixed(1)} s`, mean };
  });
  console.log(`\nThe ${pages} pages alone`);
  console.table(
    Object.fromEntries(
      Object.entries(rows).map(([row, seconds]) => {
        const ratios = peers.map(({ name, mean }) => [name, `${(seconds / mean).toFixed(2)} times`]);
        return [row, { seconds: Number(seconds.toFixed(1)), ...Object.fromEntries(ratios) }];
      }),
    ),
  );
}
