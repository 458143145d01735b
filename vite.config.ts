import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { cataloguePlugin } from "./authoring/vite/catalogue.ts";
import { quoteFunctionPlugin } from "./authoring/vite/quoteFunction.ts";
import { colorTokensPlugin } from "./output/vite/colorTokens.ts";
import { contentPlugin } from "./output/vite/content.ts";
import { picturesPlugin } from "./output/vite/pictures.ts";

const scripts = ["hydrate.ts", "lazy.ts", "notFound.ts", "tags.ts"].map((name) => `renderer/islands/${name}`);

// Where the quote form sends to: the hosted project, or (empty) the site's own origin. Both are public, and
// go by names of their own: Vike refuses the environment's names in browser code.
const define = Object.fromEntries(
  [
    ["QUOTE_URL", process.env.SUPABASE_URL],
    ["QUOTE_KEY", process.env.SUPABASE_ANON_KEY],
  ].map(([name, value = ""]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
);

export default defineConfig({
  plugins: [
    contentPlugin(),
    picturesPlugin(),
    quoteFunctionPlugin(),
    cataloguePlugin(),
    react(),
    colorTokensPlugin(),
    tailwindcss(),
    vike(),
  ],
  environments: {
    client: { build: { rolldownOptions: { input: scripts }, license: { fileName: "licenses.txt" } } },
  },
  define,
  server: { host: "localhost" },
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
});
