import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const slow = process.env.ALL ? [] : ["tests/**/heavy/**"];

export default defineConfig({
  plugins: [react()],
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/specification/**", ...slow],
    globalSetup: "tests/temporaryFiles.ts",
    testTimeout: 60_000, // what is in order answers at once, however slow the machine may be today
    hookTimeout: 60_000,
    maxWorkers: process.env.ALL ? 1 : 2, // slow tests run whole suites of their own
    execArgv: ["--liftoff-only"], // Postgres (PGlite) is fast enough as V8 first compiles it
    isolate: false, // no module keeps a state that tests could pass on; loading each once halves the time
    unstubEnvs: true,
  },
});
