import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { ENTRIES } from "../../renderer/islands/entries.ts";
import { themePlugin } from "./theme.ts";

// Where the quote form sends to: the hosted project, or (empty) the site's own origin. Both are public, and
// go by names of their own: Vike refuses the environment's names in browser code.
const define = {
  "import.meta.env.QUOTE_URL": JSON.stringify(process.env.SUPABASE_URL ?? ""),
  "import.meta.env.QUOTE_KEY": JSON.stringify(process.env.SUPABASE_ANON_KEY ?? ""),
};

/** How Vite makes the site, in a build and while editing alike. */
export function siteConfig() {
  return defineConfig({
    plugins: [react(), themePlugin(), tailwindcss(), vike()],
    environments: {
      client: {
        build: {
          rolldownOptions: { input: Object.values(ENTRIES) },
          license: { fileName: "licenses.txt" },
        },
      },
    },
    define,
    build: { assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  });
}
