import { test } from "@playwright/test";
import { eachKind } from "../kinds.ts";
import { expectAccessible } from "./axe.ts";

// ALL=1 looks at every page, on a large screen too.
for (const [kind, path] of eachKind) {
  test(`${kind} has no accessibility finding on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessible(page, path);
  });
}

test("the home page has no accessibility finding on a large screen", async ({ page }) => {
  await expectAccessible(page, "/");
});
