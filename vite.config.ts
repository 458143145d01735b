import { basename } from "node:path";
import { defineConfig } from "vite";
import { contentStore } from "./authoring/vite/contentStore.ts";
import { authoringPlugin } from "./authoring/vite/devServer.ts";
import { siteConfig } from "./output/vite/siteConfig.ts";
import { ENTRIES } from "./renderer/islands/entries.ts";

// For `npm run dev` alone: a build gives its own content to the renderer (commands/build/renderWorker.ts).
const store = contentStore(import.meta.dirname);
const { plugins = [], ...site } = siteConfig();

// What Vite would serve as files of the project: what visitors asked for, passwords, and the list of changes.
const SECRET = [
  ".env",
  ".env.*",
  "*.{crt,pem}",
  "**/.git/**",
  `**/${basename(process.env.DATA_DIR ?? ".data")}/**`,
  "**/.editor/**",
];

// What is made of the files, and can be many times as many.
const MADE = "**/{.cache,.data,.editor,.node,dist.builds}/**";

export default defineConfig({
  ...site,
  plugins: [authoringPlugin(store), ...plugins],
  oxc: { jsx: { development: false } }, // as the React that dev.mjs has loaded takes it
  // Found at the first start, before a page asks for them: found later, they reload what is being edited.
  optimizeDeps: { entries: ["authoring/editor/panel/main.tsx", ...Object.values(ENTRIES)] },
  server: { host: "localhost", cors: false, fs: { deny: SECRET }, watch: { ignored: MADE } },
});
