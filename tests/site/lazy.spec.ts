import { expect, test } from "@playwright/test";

const HEIGHTS = ["600", "500", "400", "500"];

test("lazy sections of the home page wait as grey boxes of their heights", async ({ page }) => {
  await page.goto("/");
  const boxes = page.locator("[data-lazy]");
  await expect(boxes).toHaveCount(HEIGHTS.length);
  for (const [index, height] of HEIGHTS.entries()) {
    await expect(boxes.nth(index)).toHaveAttribute("data-lazy", height);
    await expect(boxes.nth(index)).toHaveAttribute("data-state", "placeholder");
    expect((await boxes.nth(index).boundingBox())?.height).toBe(Number(height));
  }
});

test("a lazy section loads when it nears the viewport, and stays loaded", async ({ page }) => {
  await page.goto("/");
  const box = page.locator("[data-lazy]").first();
  const pictures: string[] = [];
  page.on("request", (request) => pictures.push(request.url()));
  expect(
    await box
      .locator("img")
      .first()
      .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0),
  ).toBe(false);
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveAttribute("data-state", "loaded");
  await expect(box.getByRole("listitem").first()).toBeVisible();
  await expect.poll(() => pictures.filter((url) => url.includes("/pictures/")).length).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(box).toHaveAttribute("data-state", "loaded");
});

test("a # link into a waiting section opens it", async ({ page }) => {
  await page.goto("/#contact");
  await expect(page.locator("#contact")).toBeInViewport();
  await expect(page.locator("[data-lazy]").last()).toHaveAttribute("data-state", "loaded");
});

test("printing opens every section", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator('[data-state="placeholder"]')).toHaveCount(0);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("all of the home page is there", async ({ page }) => {
    await page.goto("/");
    for (const box of await page.locator("[data-lazy]").all()) {
      await expect(box.getByRole("heading").first()).toBeVisible();
      expect((await box.boundingBox())?.height).toBeGreaterThan(300);
    }
  });
});
