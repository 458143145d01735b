import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const slow = process.env.ALL ? [] : ["tests/**/heavy/**"];

export default defineConfig({
  plugins: [react()],
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/specification/**", ...slow],
    globalSetup: "tests/temporaryFiles.ts",
    testTimeout: 60_000, // what works answers at once; this only allows for a slow machine
    hookTimeout: 60_000,
    expect: { poll: { timeout: 40_000 } },
    maxWorkers: process.env.ALL ? 1 : 2, // each slow test runs whole suites
    execArgv: ["--liftoff-only"], // Postgres (PGlite) is fast enough with V8's baseline compiler
    isolate: false, // no module has state that could leak between tests; loading each once halves the time
    unstubEnvs: true,
  },
});
