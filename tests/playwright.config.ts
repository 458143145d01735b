import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "../commands/changes/chromium.ts";
import { likeAnyMachine } from "./machine.ts";
import { EXAMPLE } from "./output/builtExample.ts";

likeAnyMachine();

// The site under test: the neutral example, unless SITE names the folder of another built site (SITE=. is this one).
process.env.SITE ??= EXAMPLE;
const { SITE, SITE_IS_BUILT } = process.env;
const BUILD = SITE === EXAMPLE ? "node commands/run.mjs tests/output/buildExample.ts" : "npm run build";

const PORT = Number(process.env.PORT ?? 4180);

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  testMatch: /\/(?:site|editor)\/.*\.spec\.ts$/,
  testIgnore: process.env.ALL ? [] : /\/heavy\//,
  fullyParallel: true,
  workers: 2,
  expect: { timeout: 20_000 }, // what works answers at once; this only allows for a slow machine
  timeout: process.env.ALL ? 300_000 : 90_000,
  reporter: "list",
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: CHROMIUM,
    timezoneId: "UTC",
  },
  webServer: {
    cwd: "..",
    command: `${SITE_IS_BUILT ? "" : `${BUILD} && `}cd ${SITE} && node dist/server/serve.js`,
    url: `http://localhost:${PORT}/`,
    env: { PORT: String(PORT), DATA_DIR: "test-results/data" },
    timeout: 600_000,
    stdout: "pipe",
  },
});
