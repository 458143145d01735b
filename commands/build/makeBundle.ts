import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vike/api";
import { basePathIn } from "../../output/belowPath.ts";
import { compressFiles } from "../../output/hosts/compress.ts";
import { siteConfig } from "../../output/vite/siteConfig.ts";
import { buildEntry } from "./buildEntry.ts";
import { sbom } from "./sbom.ts";

// Runs as a child process: bundling holds hundreds of megabytes, which are freed when it exits.
const [folder = ""] = process.argv.slice(2);
process.exitCode = 1; // until done: Vite and Vike may keep a failed process from exiting with an error code
try {
  await makeBundle();
  process.exitCode = 0;
} catch (error) {
  if (process.env.CI || process.env.DEBUG) throw error;
  process.send?.(error instanceof Error ? error.message : String(error)); // the parent says it in plain words
}

async function makeBundle(): Promise<void> {
  // Not vite.config.ts, which is for the dev server only.
  const config = siteConfig();
  const ssr = {
    define: { "process.env.NODE_ENV": '"production"' },
    build: { rolldownOptions: { input: { renderWorker: "commands/build/renderWorker.ts" } } },
  };
  await build({
    viteConfig: {
      ...config,
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      root: process.cwd(),
      base: `${basePathIn(process.cwd())}/`,
      environments: { ...config.environments, ssr },
      build: { ...config.build, outDir: folder },
    },
  });
  compressFiles(join(folder, "client"));
  await buildEntry("commands/serve.ts", join(folder, "serve"));
  await writeFile(join(folder, "sbom.json"), await sbom(process.cwd()));
}
