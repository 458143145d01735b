import { test } from "@playwright/test";
import { eachKind } from "../kinds.ts";
import { expectAccessible } from "./axe.ts";

for (const width of [375, 1280]) {
  for (const [kind, path] of eachKind) {
    test(`${kind} has no accessibility finding at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, path);
    });
  }
}
