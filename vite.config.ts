import { defineConfig, type UserConfig } from "vite";
import { siteConfig } from "./output/vite/siteConfig.ts";

// The dev server is the editor's, and dev.mjs asks for it. Vike loads this file in a build too, which needs no editor.
const EDITOR = new URL("./editor/vite/config.ts", import.meta.url).href;

export default defineConfig(async (): Promise<UserConfig> => {
  if (!process.env.WITH_EDITOR) return siteConfig();
  const { devConfig } = await import(EDITOR);
  return devConfig;
});
