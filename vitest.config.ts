import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const slow = process.env.ALL ? [] : ["tests/**/heavy/**"];

export default defineConfig({
  plugins: [react()],
  test: {
    include: [
      "tests/*.test.ts",
      "tests/{authoring,content,blocks,supabase,output,specification}/**/*.test.{ts,tsx}",
    ],
    exclude: slow,
    testTimeout: 20_000,
    isolate: false, // no module keeps a state that tests could pass on; loading each once halves the time
    unstubEnvs: true,
  },
});
