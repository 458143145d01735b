import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

// Holds the site as it was delivered to its specification: routes, counts, titles, prices. Whoever changes
// content may make these sentences untrue without doing harm, so they are run by hand, by npm run
// test:specification, and are no part of npm test, of npm run test:all or of CI.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    env: { SITE: "." }, // as it was delivered
    include: ["tests/specification/**/*.test.ts"],
    exclude: [],
    setupFiles: ["tests/specification/asWritten.ts"],
  },
});
