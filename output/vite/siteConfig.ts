import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { ENTRIES, STYLES } from "../../renderer/islands/entries.ts";
import { themePlugin } from "./theme.ts";

// Where the quote form sends its requests: the Supabase project, or (if empty) the site's own origin. Both values are
// public, and have other names than in the environment, as Vike refuses those in browser code.
const define = {
  "import.meta.env.QUOTE_URL": JSON.stringify(process.env.SUPABASE_URL ?? ""),
  "import.meta.env.QUOTE_KEY": JSON.stringify(process.env.SUPABASE_ANON_KEY ?? ""),
};

/** The Vite configuration of the site, for both builds and dev. */
export function siteConfig() {
  const entries = [...Object.values(ENTRIES), ...STYLES.values()];
  return defineConfig({
    plugins: [react(), themePlugin(), tailwindcss(), vike()],
    environments: {
      client: {
        build: { rolldownOptions: { input: entries }, license: { fileName: "licenses.txt" } },
      },
    },
    define,
    build: { assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  });
}
