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
  // In few files, a thread that renders is ready in a third of the time. Vike must be one and the same for all.
  environments: {
    ...config.environments,
    ssr: {
      define: { "process.env.NODE_ENV": '"production"' },
      resolve: { noExternal: true as const, external: ["vike"] },
    },
  },
};
await build({ viteConfig: { ...settings, root: process.cwd(), build: { ...config.build, outDir: folder } } });
await buildEntry("commands/serve.ts", join(folder, "serve"));
await buildEntry("commands/build/renderThread.ts", join(folder, "thread"));
process.exitCode = 0;
