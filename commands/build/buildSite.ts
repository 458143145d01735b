import { rm } from "node:fs/promises";
import { join } from "node:path";
import { plainChecks } from "../../content/compile/checks.ts";
import { addressesOf } from "../../content/compile/interface.ts";
import { Cache, codeHash, hashOf } from "../../content/lib/cache.ts";
import { openPool, type Pool } from "../../content/lib/threads/pool.ts";
import { type Content, loadOnAllCores } from "../../content/load.ts";
import { errorsIn, plainly } from "../../content/problem.ts";
import { SchemaReader } from "../../content/validate/readSchema.ts";
import { basePathIn } from "../../output/belowPath.ts";
import { sitemapNote } from "../../output/crawlers/sitemap.ts";
import { compressFiles } from "../../output/hosts/compress.ts";
import { countedIn, limitNotes } from "../../output/hosts/limits.ts";
import { missingFrom } from "../../output/missing.ts";
import type { MeasuredPictures } from "../../output/pictures/pictures.ts";
import { copyPublicFiles } from "../../output/publicFiles.ts";
import { siteContentOf, summariesOf } from "../../output/siteContent.ts";
import { printSteps, step } from "../../output/steps.ts";
import { makeAll } from "../../output/unmade.ts";
import { writeOutput } from "../../output/writeOutput.ts";
import { checker } from "../checks.ts";
import { beginBuild, endBuild, swapIn } from "./builds.ts";
import { type Bundle, bundleOf } from "./bundle.ts";
import { makeBehind } from "./makeBehind.ts";
import type { RenderOptions, RenderTask, WrittenPage } from "./renderWorker.ts";
import { WITHOUT_CHECKER } from "./withoutChecker.ts";
import { writePages } from "./writePages.ts";

/** The options of `npm run build`. */
type Asked = Record<"launch" | "clean" | "compress" | "pagesFirst", boolean>;
type BuiltContent = Omit<Content, "problems">;

/** Folders and environment variables that determine how content becomes a site. */
const FOLDERS = ["theme", "schema", "content", "blocks", "renderer", "output", "commands", "supabase"];
const VARIABLES = ["SUPABASE_URL", "SUPABASE_ANON_KEY", "SITE_URL"];

/**
 * Checks the content and builds the site, as `npm run build -- --help` says. If anything fails, the last good dist
 * stays as it was. Returns false, with the reason printed, if the content has errors (for a launch, anything left to
 * replace or to confirm is one) or the build lacks an address.
 */
export async function buildSite(asked: Asked): Promise<boolean> {
  const { launch, clean } = asked;
  const root = process.cwd();
  if (clean) await rm(join(root, ".cache"), { recursive: true, force: true, maxRetries: 10 }); // another may write it
  const environment = VARIABLES.map((name) => process.env[name] ?? "");
  const code = hashOf(codeHash(FOLDERS), basePathIn(root), ...environment);
  const bundling = step("code", () => bundleOf(root, code)); // in a child process
  bundling.catch(() => {}); // reported where it is awaited
  const cache = new Cache(root);
  const { content, isRight } = await step("content", () => loadContent(root, { cache, launch }));
  const bundle = await bundling;
  if (!isRight) return false;
  const isWhole = await writeSite(content, bundle, { ...asked, code, cache });
  if (isWhole) cache.sweep();
  return isWhole;
}

/** Loads the content, and prints its problems: plainly, without a checker. Says whether it can be built. */
async function loadContent(
  root: string,
  options: { cache: Cache; launch: boolean },
): Promise<{ content: BuiltContent; isRight: boolean }> {
  if (checker) {
    const content = await checker.load(root, options);
    const report = checker.print(content, options.launch);
    if (report) console.error(report);
    return { content, isRight: errorsIn(content.problems).length === 0 };
  }
  const content = await loadOnAllCores(root, { ...options, checks: plainChecks });
  const errors = errorsIn(content.problems.ofFiles);
  for (const problem of errors) console.error(plainly(problem));
  if (options.launch) console.error(WITHOUT_CHECKER);
  return { content, isRight: errors.length === 0 && !options.launch };
}

/** Builds the site beside dist, then swaps it in as a whole. Returns false if the new build lacks an address. */
async function writeSite(
  content: BuiltContent,
  bundle: Bundle,
  { code, compress, pagesFirst, cache }: Asked & { code: string; cache: Cache },
): Promise<boolean> {
  const { root, pages, survey } = content;
  console.log(`Building ${pages.length} pages …`);
  const next = await beginBuild();
  const client = join(next, "client");
  // Measuring all pictures and drawing all charts takes a seventh of a build that changes nothing.
  const measuredKey = hashOf(code, "measured");
  const measured: MeasuredPictures = new Map(cache.data("pictures", measuredKey));
  let pool: Pool<RenderTask[], WrittenPage[]> | undefined;
  try {
    await bundle.copyInto(next, compress);
    await copyPublicFiles(root, client, cache); // refuses what nothing below should read
    const siteContent = await siteContentOf(content, measured);
    cache.write("pictures", measuredKey, Buffer.from(JSON.stringify([...measured])));
    const options: RenderOptions = {
      root,
      client,
      code,
      compress,
      content: siteContent,
      schema: new SchemaReader().read("block.json"),
      server: bundle.server,
    };
    const rendering = openPool<RenderTask[], WrittenPage[]>(bundle.worker, options);
    pool = rendering;
    const written = await step("pages", () => writePages(content, options, cache, rendering));
    const draw = (subject: unknown) => rendering.call<string>("drawShareCard", subject);
    const output = { root, today: survey.today, code, cache, draw };
    const { pictures, cards } = await writeOutput(next, pages, siteContent, written, output);
    if (!pagesFirst) {
      if (pictures.size > 0) console.log(`Making ${pictures.size + cards.size} pictures …`);
      await step("pictures", () => makeAll(pictures, client));
      await step("share pictures", () => makeAll(cards, client));
    }
    const unmade = new Map([...pictures, ...cards]); // none, unless they are left for later
    if (compress) await step("compression", async () => compressFiles(client, cache, code));
    const addresses = pages.flatMap(addressesOf);
    const named = [...written.values()].flatMap((page) => page.named);
    const missing = missingFrom(client, addresses, named).filter((address) => !unmade.has(address));
    if (missing.length) {
      console.error(lacking(missing));
      return false;
    }
    const counted = countedIn(next);
    const served = await swapIn(next);
    printSteps();
    for (const note of [...sitemapNote(summariesOf(pages)), ...limitNotes(counted)]) console.warn(note);
    const isNew = [...written.values()].filter((page) => page.isNew).length;
    console.log(`${pages.length} pages built into dist/client, ${isNew} of them anew.`);
    if (unmade.size > 0) await makeBehind(unmade, join(served, "client"));
    return true;
  } finally {
    await pool?.close();
    await endBuild(next);
  }
}

/** Returns the message for a build that finished without an error but lacks addresses. */
function lacking(missing: string[]): string {
  const some = missing.slice(0, 5).join(", ") + (missing.length > 5 ? " …" : "");
  const addresses = missing.length === 1 ? "an address" : `${missing.length} addresses`;
  return `The new build lacks ${addresses} (${some}), so the site stays as it was.`;
}
