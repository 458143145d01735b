import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { hostFiles } from "../../../output/hosts/hostFiles.ts";
import { type Counted, countedIn, limitNotes } from "../../../output/hosts/limits.ts";
import { first, pages, site } from "../../content/published.ts";

const few: Counted = { redirects: 1, routes: 9, files: 9, largest: 9, queries: 0 };

/** What is counted in a built site of these pages, with some files beside it. */
function countedOf(moved: string[], files: Record<string, string> = {}): Counted {
  const dist = mkdtempSync(join(tmpdir(), "limits-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  for (const folder of ["client", "hosts"]) mkdirSync(join(dist, folder));
  const { url } = first("page");
  const all = pages.map((page) => ({ ...page, moved: page.url === url ? moved : [] }));
  const texts = { ...hostFiles(site, all), ...files };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(dist, name), text);
  return countedIn(dist);
}

it("a site far below the limits of hosts is told nothing", () => {
  expect(limitNotes(few)).toEqual([]);
  expect(limitNotes(countedOf(["/old"]))).toEqual([]);
});

it("a site is told from 80 % of a limit on, and beyond it", () => {
  expect(limitNotes({ ...few, redirects: 1_599 })).toEqual([]);
  expect(limitNotes({ ...few, redirects: 1_600 })).toEqual([
    "Cloudflare Pages takes 2,000 redirects, and this site has 1,600 (80 %): beyond that the rest does nothing.",
  ]);
  expect(limitNotes({ ...few, files: 20_001 })).toHaveLength(2);
  expect(limitNotes({ ...few, largest: 26 * 1024 * 1024 }).join()).toContain("26,214,400 bytes in one file");
});

it("redirects, files and sizes are counted as hosts count them, without compressed versions", () => {
  const moved = Array.from({ length: 800 }, (_, index) => `/old-${index}`);
  const { redirects, files, largest } = countedOf(moved, {
    "client/a.html": "x".repeat(100_000),
    "client/a.html.br": "x",
    "client/a.html.gz": "x",
  });
  expect(redirects - countedOf([]).redirects).toBe(3 * 800); // as it was, with a slash and as .html
  expect(files).toBe(3); // with _headers and _redirects
  expect(largest).toBeGreaterThanOrEqual(100_000);
});

it("an old address that Cloudflare Pages cannot match is told", () => {
  expect(limitNotes(countedOf(["/?page_id=12"]))).toEqual([
    "Cloudflare Pages cannot match a query: there, 1 of the old addresses in moved: lead nowhere.",
  ]);
});
