import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import vike from "vike/plugin";
import { defineConfig } from "vite";
import { contentPlugin } from "./renderer/vite/content.ts";
import { picturesPlugin } from "./renderer/vite/pictures.ts";

const scripts = ["hydrate.tsx", "lazy.ts", "notFound.ts"].map((name) => `renderer/islands/${name}`);

export default defineConfig({
  plugins: [contentPlugin(), picturesPlugin(), react(), tailwindcss(), vike()],
  environments: { client: { build: { rolldownOptions: { input: scripts } } } },
  build: { assetsInlineLimit: 0 },
});
