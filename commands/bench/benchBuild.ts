import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { editPage, meanOf, measure, type Run, secondsOfPeers } from "./buildRuns.ts";
import { addCopies, copyProject } from "./copiedCities.ts";
import { addedTable, runsTable } from "./tables.ts";

/**
 * `npm run bench:build -- 1000 10000`: builds sites with so many more pages, of copied cities, in a temporary
 * folder, and prints what each step takes; then what the added pages take, as this site's own are built anyway.
 * Cold is without any cache but the pictures of public/images, which are the same however many pages there are;
 * HTML and files are too, but for share pictures, and the first leaves out compression.
 * PEERS may name a program that builds as many pages with other generators: on a machine that others use too,
 * only what was measured in one run can be compared. It is run before and after, as such a machine changes its pace
 * within minutes; the mean is told.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const sizes = positionals.length ? positionals.map(Number) : [1000];
// Nothing is removed before the end: some file systems take ten times as long to make a file for minutes after.
const folder = mkdtempSync(join(tmpdir(), "bench-"));
try {
  const own = runsWith(0);
  console.log(runsTable("This site", own));
  for (const pages of sizes) {
    const before = peersWith(pages);
    const runs = runsWith(pages);
    console.log(runsTable(`${pages} more pages`, runs));
    const peers = meanOf(before, peersWith(pages));
    console.log(addedTable(`The ${pages} pages alone`, own, runs, peers));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function peersWith(pages: number): Record<string, number> {
  return process.env.PEERS ? secondsOfPeers(process.env.PEERS, pages) : {};
}

function runsWith(pages: number): Record<string, Run> {
  const root = join(folder, `${pages}`);
  copyProject(root);
  addCopies(root, pages);
  const cold = measure(root, "build");
  // Nothing is drawn in these two while pages are written: what they take is not waited for by others.
  putAside(root, `${root}-cold`);
  const html = measure(root, "build", ["--no-compress"]);
  putAside(root, `${root}-html`);
  const files = measure(root, "build");
  const warm = measure(root, "build");
  editPage(root);
  const edited = measure(root, "build");
  measure(root, "check"); // looks at words, which a build does not
  return { cold, HTML: html, files, warm, edited, check: measure(root, "check") };
}

/** Puts aside what was built, and the cache but for pictures: the next build is cold, and has none to draw. */
function putAside(root: string, aside: string): void {
  mkdirSync(aside);
  const cached = ["interfaces", "bodies", "pages", "compressed"].map((kind) => `.cache/${kind}`);
  const made = ["dist", "dist.builds", ...cached].filter((name) => existsSync(join(root, name)));
  for (const name of made) renameSync(join(root, name), join(aside, basename(name)));
}
