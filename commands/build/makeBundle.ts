import "./production.ts";
import { join } from "node:path";
import { build } from "vike/api";
import { siteConfig } from "../../output/vite/siteConfig.ts";
import { buildEntry } from "./buildEntry.ts";

// A process of its own: what bundles keeps hundreds of megabytes, which the build need not carry on.
const [folder = ""] = process.argv.slice(2);
process.exitCode = 1; // until it is done: Vite and Vike keep a failure from ending the process with one
// Not vite.config.ts, which is for editing.
const config = siteConfig();
const settings = {
  ...config,
  configFile: false as const,
  publicDir: false as const,
  logLevel: "warn" as const,
  // Threads that render pages have all they need in few files: so they are ready in a fifth of the time.
  environments: {
    ...config.environments,
    ssr: {
      define: { "process.env.NODE_ENV": '"production"' },
      resolve: { noExternal: true as const },
      build: { rolldownOptions: { input: { renderThread: "commands/build/renderThread.ts" } } },
    },
  },
};
await build({ viteConfig: { ...settings, root: process.cwd(), build: { ...config.build, outDir: folder } } });
await buildEntry("commands/serve.ts", join(folder, "serve"));
process.exitCode = 0;
