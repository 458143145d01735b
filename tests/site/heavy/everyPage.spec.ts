import { expect, test } from "@playwright/test";
import { expectAccessible } from "../accessibility/axe.ts";
import { builtUrls } from "../html/html.ts";
import { expectValid } from "../html/validate.ts";
import { unfold, watchWithMap } from "../security/watchPolicy.ts";

test("no page has an accessibility finding or one of html-validate, or does what its policy forbids", async ({
  page,
}) => {
  test.setTimeout(60 * 60_000);
  const violations = await watchWithMap(page);
  for (const path of builtUrls()) {
    await expectValid(path);
    await page.goto(path);
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
    await unfold(page);
    expect(violations, path).toEqual([]);
  }
});
