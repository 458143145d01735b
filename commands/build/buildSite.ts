import "./production.ts";
import { join } from "node:path";
import { build } from "vike/api";
import { loadContent } from "../../content/loadContent.ts";
import { errorsIn } from "../../content/problem/problem.ts";
import { launchRules, rules } from "../../content/rules/rules.ts";
import { type FinishedContent, finishContent } from "../../output/finishContent.ts";
import { missingFrom } from "../../output/missing.ts";
import { siteConfig } from "../../output/vite/siteConfig.ts";
import { writeOutput } from "../../output/writeOutput.ts";
import { notesOn } from "../check/report/report.ts";
import { textReport } from "../check/report/text.ts";
import { buildServer } from "./buildServer.ts";
import { beginBuild, endBuild, swapIn } from "./builds.ts";

/**
 * Checks the content, builds the site beside dist and swaps it in whole. Whatever fails,
 * the last good dist stays as it was. Gives false, with the problems printed, where the content has errors;
 * for a launch, anything left to replace or to confirm is one.
 */
export async function buildSite(launch: boolean): Promise<boolean> {
  const root = process.cwd();
  const { problems, texts, ...content } = loadContent(root, { rules: launch ? launchRules : rules });
  const notes = notesOn(root);
  const report = { pages: content.pages.length, problems, texts, launch, notes };
  if (problems.length || notes.length) console.error(textReport(report));
  if (errorsIn(problems).length) return false;
  const finished = await finishContent(root, content);
  const next = await beginBuild();
  try {
    await buildInto(next, root, finished);
    const missing = await missingFrom(join(next, "client"), finished.pages);
    if (missing.length) {
      console.error(lacking(missing));
      return false;
    }
    await swapIn(next);
  } finally {
    await endBuild(next);
  }
  console.log(`${finished.pages.length} pages built into dist/client.`);
  return true;
}

async function buildInto(folder: string, root: string, content: FinishedContent): Promise<void> {
  // Not vite.config.ts, which is for editing: Vite would run it apart, and load the content once more.
  const config = siteConfig(async () => content);
  const settings = { ...config, configFile: false as const, root, logLevel: "warn" as const };
  await build({ viteConfig: { ...settings, build: { ...config.build, outDir: folder } } });
  await writeOutput(root, folder, content);
  await buildServer(join(folder, "server"));
}

/** What is told of a build that went well by its own account, and did not make everything. */
function lacking(missing: string[]): string {
  const some = missing.slice(0, 5).join(", ");
  const cause = "VITEST" in process.env ? " Unset VITEST: pages are not built where it is set." : "";
  return `The new build lacks ${missing.length} addresses (${some} …), so the site stays as it was.${cause}`;
}
