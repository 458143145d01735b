import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { programOf } from "../../commands/programs.mjs";
import { UsageError } from "../../commands/usage.ts";
import type { ValidPage } from "../../content/compile/forms.ts";
import { serveBuilt } from "../../output/serving/serveBuilt.ts";

/** An entry of the manifest.json that Lighthouse CI writes. */
type Run = { url: string; isRepresentativeRun: boolean; summary: Record<string, number> };

/** Lighthouse CI with its Lighthouse, fetched when it is asked for: two thirds as many packages as all of ours. */
const LIGHTHOUSE = "@lhci/cli@0.15.1";
const WRITTEN = ".lighthouseci";
const MANIFEST = `${WRITTEN}/reports/manifest.json`; // as lighthouserc.json says

/** Runs Lighthouse CI with lighthouserc.json on pages of a built site. Returns whether all keep its limits. */
export async function runLighthouse(folder: string, paths: string[], runs: string): Promise<boolean> {
  if (!existsSync(folder)) throw new UsageError("There is no built site. Run npm run build first.");
  const { origin, close } = await serveBuilt(folder);
  const urls = paths.map((path) => `--collect.url=${origin}${path}`);
  rmSync(WRITTEN, { recursive: true, force: true });
  const options = ["--config=tests/bench/lighthouserc.json", `--collect.numberOfRuns=${runs}`, ...urls];
  const [npx, ...words] = programOf("npx");
  const lighthouse = spawn(npx, [...words, "--yes", LIGHTHOUSE, "autorun", ...options], { stdio: "inherit" });
  const [code] = await once(lighthouse, "exit");
  close();
  const all: Run[] = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")) : [];
  const medians = all.filter(({ isRepresentativeRun }) => isRepresentativeRun);
  console.table(Object.fromEntries(medians.map(({ url, summary }) => [new URL(url).pathname, summary])));
  return code === 0;
}

/** What decides which pages are measured. */
type Measured = Pick<ValidPage, "url" | "kind" | "language">;

/**
 * Returns the requested addresses, named by page kind or address; by default the first page of each kind in each
 * language, and all of the kind "page", as each is like no other. Throws a UsageError for an unknown kind.
 */
export function chosenPaths(pages: readonly Measured[], only?: string[]): string[] {
  const kinds = Map.groupBy(pages, ({ kind, language, url }) => (kind === "page" ? url : kind + language));
  const typical = Array.from(kinds.values(), ([first]) => first).filter((page) => page !== undefined);
  const known = new Set<string>(typical.map(({ kind }) => kind));
  const unknown = only?.find((name) => !name.startsWith("/") && !known.has(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no kind of page '${unknown}'. There are: ${[...known].join(", ")}.`);
  const chosen = typical.filter(({ kind }) => !only || only.includes(kind)).map(({ url }) => url);
  return [...chosen, ...(only ?? []).filter((name) => name.startsWith("/"))];
}
