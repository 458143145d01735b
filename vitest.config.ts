import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { contentPlugin } from "./output/vite/content.ts";
import { picturesPlugin } from "./output/vite/pictures.ts";

const slow = process.env.ALL ? [] : ["tests/**/heavy/**"];

export default defineConfig({
  plugins: [contentPlugin(), picturesPlugin(), react()],
  test: {
    include: ["tests/{authoring,content,blocks,supabase,output,specification}/**/*.test.{ts,tsx}"],
    exclude: slow,
    testTimeout: 20_000,
    isolate: false, // no module keeps a state that tests could pass on; loading each once halves the time
    unstubEnvs: true,
  },
});
