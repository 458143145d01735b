import "./production.ts";
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vike/api";
import { loadContent } from "../../content/loadContent.ts";
import { errorsIn } from "../../content/problem/problem.ts";
import { launchRules, rules } from "../../content/rules/rules.ts";
import { finishContent } from "../../output/finishContent.ts";
import { siteConfig } from "../../output/vite/siteConfig.ts";
import { writeOutput } from "../../output/writeOutput.ts";
import { textReport } from "../check/report/text.ts";
import { buildServer } from "./buildServer.ts";

const NEXT = "dist.next";
const OLD = "dist.old";

/**
 * Checks the content, builds the site beside dist and swaps it in whole. Whatever fails,
 * the last good dist stays as it was. Gives false, with the problems printed, where the content has errors;
 * for a launch, anything left to replace or to confirm is one.
 */
export async function buildSite(launch: boolean): Promise<boolean> {
  const root = process.cwd();
  const { problems, texts, ...content } = loadContent(root, { rules: launch ? launchRules : rules });
  if (problems.length) console.error(textReport({ pages: content.pages.length, problems, texts, launch }));
  if (errorsIn(problems).length) return false;
  const finished = await finishContent(root, content);
  await rm(NEXT, { recursive: true, force: true });
  // Not vite.config.ts, which is for editing: Vite would run it apart, and load the content once more.
  const config = siteConfig(async () => finished);
  const settings = { ...config, configFile: false as const, root, logLevel: "warn" as const };
  await build({ viteConfig: { ...settings, build: { ...config.build, outDir: NEXT } } });
  await writeOutput(root, NEXT, finished);
  await buildServer(join(NEXT, "server"));
  await swapIn();
  console.log(`${finished.pages.length} pages built into dist/client.`);
  return true;
}

async function swapIn(): Promise<void> {
  await rm(OLD, { recursive: true, force: true });
  if (existsSync("dist")) await rename("dist", OLD);
  await rename(NEXT, "dist");
  await rm(OLD, { recursive: true, force: true });
}
