import { join } from "node:path";
import { build } from "vike/api";
import { siteConfig } from "../../output/vite/siteConfig.ts";
import { buildEntry } from "./buildEntry.ts";

// A process of its own: what bundles keeps hundreds of megabytes, which the build need not carry on.
const [folder = ""] = process.argv.slice(2);
process.exitCode = 1; // until it is done: Vite and Vike keep a failure from ending the process with one
// Not vite.config.ts, which is for editing.
const config = siteConfig();
const ssr = {
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { noExternal: ["lucide-react"] }, // of its 1,700 icons a few are shown
  build: { rolldownOptions: { input: { renderWorker: "commands/build/renderWorker.ts" } } },
};
await build({
  viteConfig: {
    ...config,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    root: process.cwd(),
    environments: { ...config.environments, ssr },
    build: { ...config.build, outDir: folder },
  },
});
await buildEntry("commands/serve.ts", join(folder, "serve"));
process.exitCode = 0;
