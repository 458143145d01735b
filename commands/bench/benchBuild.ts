import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { addCopies, copyProject } from "./copiedCities.ts";
import { type Cost, measure, timesOfPeers } from "./measure.ts";

/**
 * `npm run bench:build -- 1000 10000`: builds sites with so many more pages, of copied cities, in a temporary
 * folder, and prints what each step takes; then what the added pages take, as this site's own are built anyway.
 * Cold is without any cache but the pictures of public/images, which are the same however many pages there are;
 * HTML and files are too, but for share pictures, and the first leaves out compression.
 * PEERS may name a program that builds as many pages with other generators: on a machine that others use too,
 * only what was measured in one run can be compared. It is run before and after, as such a machine changes its pace
 * within minutes; the mean is printed.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const sizes = positionals.length ? positionals.map(Number) : [1000];
// Nothing is removed before the end: some file systems take ten times as long to make a file for minutes after.
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

/** Builds and checks a site with so many more pages, and prints what each run costs. */
function costsWith(pages: number): Record<string, Cost> {
  const root = join(folder, `${pages}`);
  copyProject(root);
  addCopies(root, pages);
  const cold = measure(root, "build");
  // Nothing is drawn in these two while pages are written: what they take is not waited for by others.
  putAside(root, `${root}-cold`);
  const html = measure(root, "build", "--no-compress");
  putAside(root, `${root}-html`);
  const files = measure(root, "build");
  const warm = measure(root, "build");
  editPage(root);
  const edited = measure(root, "build");
  measure(root, "check"); // looks at words, which a build does not
  const costs = { cold, HTML: html, files, warm, edited, check: measure(root, "check") };
  console.log(pages ? `\n${pages} more pages` : "This site");
  console.table(costs);
  return costs;
}

/** Puts aside what was built, and the cache but for pictures: the next build is cold, and has none to draw. */
function putAside(root: string, aside: string): void {
  mkdirSync(aside);
  const cached = ["parsed", "compiled", "parts", "resolved", "pages", "files", "compressed"].map(
    (kind) => `.cache/${kind}`,
  );
  const made = ["dist", "dist.builds", ...cached].filter((name) => existsSync(join(root, name)));
  for (const name of made) renameSync(join(root, name), join(aside, basename(name)));
}

/** Changes a few words of one page. */
function editPage(root: string): void {
  const file = join(root, "pages-data/about.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^( +heading: )(?=\w)/m, "$1Again, "));
}

/**
 * Prints what the added pages took on the clock, beside the time in which other generators build as many simpler ones.
 * Steps are done beside one another: their times cannot be added up.
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
