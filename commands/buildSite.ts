import "./production.ts";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { build } from "vike/api";
import { loadContent } from "../content/loadContent.ts";
import { errorsIn, formatProblems } from "../content/problem/problem.ts";
import { writeOutput } from "../output/writeOutput.ts";
import config from "../vite.config.ts";

const NEXT = "dist.next";
const OLD = "dist.old";

/**
 * Checks the content, builds the site beside dist and swaps it in whole. Whatever fails,
 * the last good dist stays as it was. Gives false, with the problems printed, where the content has errors.
 */
export async function buildSite(): Promise<boolean> {
  const root = process.cwd();
  const { site, pages, problems } = loadContent(root);
  if (problems.length) console.error(formatProblems(problems));
  if (!site || errorsIn(problems).length) return false;
  await rm(NEXT, { recursive: true, force: true });
  // The configuration comes from here, not from its file, which Vite would run apart: with a content loader,
  // compiled schemas and all, of its own.
  const settings = { ...config, configFile: false as const, root, logLevel: "warn" as const };
  await build({ viteConfig: { ...settings, build: { ...config.build, outDir: NEXT } } });
  await writeOutput(root, NEXT, site, pages);
  await swapIn();
  console.log(`${pages.length} pages built into dist/client.`);
  return true;
}

async function swapIn(): Promise<void> {
  await rm(OLD, { recursive: true, force: true });
  if (existsSync("dist")) await rename("dist", OLD);
  await rename(NEXT, "dist");
  await rm(OLD, { recursive: true, force: true });
}
