import { afterAll, expect, it } from "vitest";
import * as business from "./changes/business.ts";
import * as cities from "./changes/cities.ts";
import * as pages from "./changes/pages.ts";
import { SiteCopy } from "./siteCopy.ts";

const MINUTES = 60_000;
const copy = new SiteCopy();
afterAll(() => copy.remove());

const changes: Record<string, (copy: SiteCopy) => void> = { ...business, ...pages, ...cities };

it.each(Object.entries(changes))("%s is no error", { timeout: 5 * MINUTES }, (_, change) => {
  change(copy);
  expect(copy.failureOf("npm run check")).toBe("");
});

// Only tests/site: the editor's browser tests edit the example and rely on its content.
it.each([
  "node commands/run.mjs vitest run",
  "node commands/run.mjs playwright test --config tests/playwright.config.ts tests/site",
])("after all of them %s passes, with no test edited", { timeout: 40 * MINUTES }, (command) =>
  expect(copy.failureOf(command)).toBe(""),
);
