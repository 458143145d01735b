import { existsSync, readdirSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { dayInMiami } from "../../content/day.ts";
import { loadContent } from "../../content/loadContent.ts";
import { codeHash } from "../../content/memory/codeHash.ts";
import { hashOf } from "../../content/memory/hash.ts";
import type { Memory } from "../../content/memory/memory.ts";
import { errorsIn } from "../../content/problem/problem.ts";
import { readFiles } from "../../content/read/files.ts";
import { launchRules, rules } from "../../content/rules/rules.ts";
import { createStore } from "../../content/store.ts";
import { type BuildContent, buildContent } from "../../output/buildContent.ts";
import { compressAgain } from "../../output/cache/keptVersions.ts";
import { missingFrom } from "../../output/missing.ts";
import { writeOutput } from "../../output/writeOutput.ts";
import { openMemory } from "../check/openMemory.ts";
import { notesOn } from "../check/report/report.ts";
import { textReport } from "../check/report/text.ts";
import { beginBuild, endBuild, swapIn } from "./builds.ts";
import { BuiltPages, type RenderOptions } from "./builtPages.ts";
import { Bundle } from "./bundle.ts";
import { Steps } from "./steps.ts";

/** The folders whose files say how content becomes a site, and what the environment adds. */
const ROOMS = ["schema", "content", "blocks", "renderer", "output", "commands", "supabase"];
const VARIABLES = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SITE_URL"];
/**
 * With more pages, what lies about until the heap is cleaned takes hundreds of megabytes: then it may grow by less.
 * And loading them, the work of one core, takes as long as bundling, which has the other one then.
 */
const MANY = 4000;
const SPARING = "--heap-growing-percent=40";

/** What a build is asked for. */
export interface BuildOptions {
  /** Refuses anything that must be replaced or confirmed before the site goes live. */
  launch: boolean;
  /** Forgets what earlier builds have made. */
  clean: boolean;
  /** Whether files are compressed too; not every host takes them. */
  compress: boolean;
}

/**
 * Checks the content and builds the site. Whatever fails, the last good dist stays as it was. Gives false, with the
 * problems printed, where the content has errors; for a launch, anything left to replace or to confirm is one.
 */
export async function buildSite({ launch, clean, compress }: BuildOptions): Promise<boolean> {
  const root = process.cwd();
  const steps = new Steps();
  if (clean) await forget(join(root, ".cache"));
  const today = dayInMiami();
  const code = hashOf(codeHash(ROOMS), ...VARIABLES.map((name) => process.env[name] ?? ""));
  const bundled = () => {
    const bundling = steps.take("code", () => Bundle.of(root, code)); // by a process of its own
    bundling.catch(() => {}); // told where it is waited for
    return bundling;
  };
  const isLarge = readFiles(root).pages.length > MANY;
  const early = isLarge ? undefined : bundled();
  const memory = await steps.take("looking ahead", () => openMemory(root, today));
  try {
    const bundling = early ?? bundled();
    const content = await steps.take("content", () => checkedContent(root, memory, { today, code, launch }));
    const bundle = await bundling;
    if (!content) return false;
    if (isLarge) setFlagsFromString(SPARING);
    return await writeSite(root, content, bundle, { today, code, compress }, steps);
  } finally {
    memory.close(); // whatever failed: what is known of the content is right
  }
}

/** Builds the site beside dist and swaps it in whole. Gives false where the new one lacks anything. */
async function writeSite(
  root: string,
  content: BuildContent,
  bundle: Bundle,
  options: RenderOptions,
  steps: Steps,
): Promise<boolean> {
  const { compress } = options;
  const next = await beginBuild();
  try {
    await bundle.copyInto(next);
    await cp(join(root, "public"), join(next, "client"), { recursive: true });
    const client = join(next, "client");
    const pages = new BuiltPages(root, content, options);
    const rendering = steps.take("pages", () => pages.writeInto(client, bundle));
    await Promise.race([pages.seen, rendering]); // the rest asks for what is known of each page
    const rest = writeOutput(root, next, content, { ...options, words: pages.words, step: steps.take });
    // To their end, both: nothing is written any more to the folder of a build that failed.
    for (const made of await Promise.allSettled([rendering, rest]))
      if (made.status === "rejected") throw made.reason;
    if (compress) await steps.take("compression", () => compressAgain(root, client));
    const missing = await steps.take("looking for gaps", () =>
      missingFrom(client, content.pages, (address) => pages.namedBy(address)),
    );
    if (missing.length) {
      console.error(lacking(missing));
      return false;
    }
    await swapIn(next);
    steps.tell();
    console.log(`${content.pages.length} pages built into dist/client, ${pages.wanted} of them anew.`);
  } finally {
    await endBuild(next);
  }
  return true;
}

/** Takes away what earlier builds have made; not the Node that may be running. */
async function forget(cache: string): Promise<void> {
  const made = existsSync(cache) ? readdirSync(cache).filter((name) => name !== "node") : [];
  for (const name of made) await rm(join(cache, name), { recursive: true, force: true });
}

/** The content, ready to be rendered; undefined, with its problems printed, where it has errors. */
async function checkedContent(
  root: string,
  memory: Memory,
  { today, code, launch }: { today: string; code: string; launch: boolean },
): Promise<BuildContent | undefined> {
  const content = loadContent(root, {
    today,
    rules: launch ? launchRules : rules,
    store: createStore(memory),
  });
  const { pages, problems, texts } = content;
  const notes = notesOn(root);
  const report = { pages: pages.length, problems, texts, launch, notes };
  if (problems.length || notes.length) console.error(textReport(report));
  return errorsIn(problems).length ? undefined : await buildContent(root, content, code);
}

/** What is told of a build that went well by its own account, and did not make everything. */
function lacking(missing: string[]): string {
  const some = missing.slice(0, 5).join(", ") + (missing.length > 5 ? " …" : "");
  const addresses = missing.length === 1 ? "an address" : `${missing.length} addresses`;
  return `The new build lacks ${addresses} (${some}), so the site stays as it was.`;
}
