import { test } from "@playwright/test";
import { builtUrls } from "../../html/html.ts";
import { expectAccessible } from "../axe.ts";

for (const width of [375, 1280]) {
  test(`no page has an accessibility finding at ${width} px`, async ({ page }) => {
    test.setTimeout(30 * 60_000);
    await page.setViewportSize({ width, height: 900 });
    for (const path of builtUrls()) await expectAccessible(page, path);
  });
}
