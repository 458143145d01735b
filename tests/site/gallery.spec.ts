import { expect, test } from "@playwright/test";
import { pages } from "../content/published.ts";

const page = pages.find(({ blocks }) => blocks.some(({ type }) => type === "gallery"))?.url ?? "";

test.describe("a gallery", () => {
  test.skip(page === "", "no page of this site has a gallery");

  test("opens a picture large, and closes it, by keyboard and without a script", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const tab = await context.newPage();
    await tab.goto(page);
    const gallery = tab.locator('[data-block="gallery"]');
    const large = gallery.locator("[popover]");
    await gallery.getByRole("button").first().press("Enter");
    await expect(large.first()).toBeVisible();
    await tab.keyboard.press("Escape");
    await expect(large.first()).toBeHidden();
    await gallery.getByRole("button").nth(1).click();
    await large.nth(1).getByRole("button").click();
    await expect(large.nth(1)).toBeHidden();
    await context.close();
  });

  test("is a row to swipe on a phone, and moves nothing else", async ({ page: tab }) => {
    await tab.setViewportSize({ width: 360, height: 740 });
    await tab.goto(page);
    const row = tab.locator('[data-block="gallery"] ul');
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});
