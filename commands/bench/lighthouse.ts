import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ADDRESSES, type PageKind, pageKindOf } from "../../content/survey/pageKind.ts";
import { programOf } from "../../output/programs.mjs";
import { serveBuilt } from "../../output/serving/serveBuilt.ts";
import { UsageError } from "../usage.ts";

/** An entry of the manifest.json that Lighthouse CI writes. */
type Run = { url: string; isRepresentativeRun: boolean; summary: Record<string, number> };

/** Lighthouse CI with its Lighthouse, fetched when it is asked for: two thirds as many packages as all of ours. */
const LIGHTHOUSE = "@lhci/cli@0.15.1";
const WRITTEN = ".lighthouseci";
const MANIFEST = `${WRITTEN}/reports/manifest.json`; // as lighthouserc.json says

/** Runs Lighthouse CI with lighthouserc.json on pages of a built site. Returns whether all keep its limits. */
export async function runLighthouse(folder: string, paths: string[], runs: string): Promise<boolean> {
  const { origin, close } = await serveBuilt(folder);
  const urls = paths.map((path) => `--collect.url=${origin}${path}`);
  rmSync(WRITTEN, { recursive: true, force: true });
  const options = ["--config=commands/bench/lighthouserc.json", `--collect.numberOfRuns=${runs}`, ...urls];
  const [npx, ...words] = programOf("npx");
  const lighthouse = spawn(npx, [...words, "--yes", LIGHTHOUSE, "autorun", ...options], { stdio: "inherit" });
  const [code] = await once(lighthouse, "exit");
  close();
  const all: Run[] = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, "utf8")) : [];
  const medians = all.filter(({ isRepresentativeRun }) => isRepresentativeRun);
  console.table(Object.fromEntries(medians.map(({ url, summary }) => [new URL(url).pathname, summary])));
  return code === 0;
}

/**
 * Returns the requested addresses of a built site, named by page kind or address; by default those of `typicalPages`.
 * Throws a UsageError for an unknown kind.
 */
export function chosenPaths(folder: string, only?: string[]): string[] {
  const pages = typicalPages(folder);
  const kinds = [...new Set<string>(pages.map(([kind]) => kind))];
  const unknown = only?.find((name) => !name.startsWith("/") && !kinds.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no kind of page '${unknown}'. There are: ${kinds.join(", ")}.`);
  const chosen = pages.filter(([kind]) => !only || only.includes(kind)).map(([, path]) => path);
  return [...chosen, ...(only ?? []).filter((name) => name.startsWith("/"))];
}

/** Returns the first page of each kind in each language, and all of the kind "page", as each is like no other. */
function typicalPages(folder: string): [PageKind, string][] {
  const sitemap = join(folder, "sitemap.xml");
  if (!existsSync(sitemap)) throw new UsageError("There is no built site. Run npm run build first.");
  const listed = readFileSync(sitemap, "utf8");
  const paths = Array.from(listed.matchAll(/<loc>(.*?)</g), ([, url = ""]) => new URL(url).pathname);
  const languages = new Set(Array.from(listed.matchAll(/hreflang="(\w+)"/g), ([, code = ""]) => code));
  const pages = [...paths, "/404"].map((path) => {
    const [, first = "", ...rest] = path.split("/");
    const language = languages.has(first) ? first : "";
    const kind = pageKindOf(language ? `/${rest.join("/")}` : path, { addresses: ADDRESSES, legal: [] });
    return { path, kind, of: `${kind} ${language}` };
  });
  return pages
    .filter(({ kind, of }, at) => kind === "page" || pages.findIndex((other) => other.of === of) === at)
    .map(({ kind, path }) => [kind, path]);
}
