import { defineConfig } from "vitest/config";
import base from "../../vitest.config.ts";

// Tests the site as it was delivered against its specification: routes, counts, titles, prices. A harmless change of
// content may break these tests, so they are run by hand, by npm run test:specification, and are not part of npm test,
// npm run test:all or CI.
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    env: { SITE: "." }, // the delivered site
    include: ["tests/specification/**/*.test.ts"],
    exclude: [],
    setupFiles: ["tests/specification/asWritten.ts"],
  },
});
