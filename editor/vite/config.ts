import { basename } from "node:path";
import type { UserConfig } from "vite";
import { siteConfig } from "../../output/vite/siteConfig.ts";
import { ENTRIES } from "../../renderer/islands/entries.ts";
import { projectIn } from "../server/project.ts";
import { contentStore } from "./contentStore.ts";
import { editorPlugin } from "./devServer.ts";

// A build passes its own content to the renderer (commands/build/renderWorker.ts).
const store = contentStore(process.cwd());
const { port } = projectIn(store.root);
const { plugins = [], ...site } = siteConfig();

const DATA = basename(process.env.DATA_DIR ?? ".data");

// Project files that Vite would otherwise serve: visitors' requests, passwords, and the editor's list of changes.
const SECRET = [".env", ".env.*", "*.{crt,pem}", "**/.git/**", `**/${DATA}/**`, "**/.editor/**"];

// Generated files, not watched: there can be many times as many as source files.
const MADE = "**/{.cache,.data,.editor,.node,dist.builds}/**";

/** The dev server, with the editor. */
export const devConfig: UserConfig = {
  ...site,
  plugins: [editorPlugin(store), ...plugins],
  oxc: { jsx: { development: false } }, // dev.mjs loads React's production build, which needs this JSX transform
  // Packages found at startup: one found later, when a page asks for it, reloads the page that is being edited.
  optimizeDeps: { entries: ["editor/panel/main.tsx", ...Object.values(ENTRIES)] },
  server: { host: "localhost", port, cors: false, fs: { deny: SECRET }, watch: { ignored: MADE } },
};
