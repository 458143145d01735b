import { expect, test } from "@playwright/test";
import { page as contentOf } from "../content/published.ts";
import { expectAccessibleAsItIs } from "./accessibility/axe.ts";
import { shift } from "./html/weight.ts";

const lazy = contentOf("/").blocks.flatMap((block) =>
  "lazy" in block && block.lazy ? [{ id: block.id, height: String(block.lazy) }] : [],
);
const HEIGHTS = lazy.map(({ height }) => height);

test.skip(lazy.length === 0, "nothing on the home page is lazy");

test("lazy sections of the home page wait in boxes of their heights", async ({ page }) => {
  await page.goto("/");
  const boxes = page.locator("[data-lazy]");
  await expect(boxes).toHaveCount(HEIGHTS.length);
  for (const [index, height] of HEIGHTS.entries()) {
    await expect(boxes.nth(index)).toHaveAttribute("data-lazy", height);
    await expect(boxes.nth(index)).toHaveAttribute("data-state", "placeholder");
    // Its height until the browser lays it out, which it does some screens ahead.
    const content = boxes.nth(index).locator("> *");
    await expect(content).toHaveCSS("contain-intrinsic-height", `auto ${height}px`);
    await expect(content).toHaveCSS("content-visibility", "auto");
  }
});

test("a lazy section loads when it nears the viewport, and stays loaded", async ({ page }) => {
  await page.goto("/");
  const box = page
    .locator("[data-lazy]")
    .filter({ has: page.locator("img") })
    .first();
  test.skip((await box.count()) === 0, "no lazy section shows a picture");
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
  await expect(box.getByRole("heading").first()).toBeVisible();
  await expect.poll(() => pictures.filter((url) => url.includes("/pictures/")).length).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(box).toHaveAttribute("data-state", "loaded");
});

test("nothing shifts for a visitor who jumps to the end and back", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/", { waitUntil: "networkidle" });
    for (const end of [true, false]) {
      await page.evaluate((end) => scrollTo(0, end ? document.body.scrollHeight : 0), end);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300))));
    }
    expect(await page.evaluate(shift), String(width)).toBeLessThan(0.02);
  }
});

test("a # link into a waiting section opens it, and all that would move it", async ({ page }) => {
  const { id } = lazy.findLast(({ id }) => id) ?? {};
  test.skip(!id, "no lazy section has a name");
  await page.goto(`/#${id}`);
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect(page.locator('[data-state="placeholder"]')).toHaveCount(0);
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

test("the keyboard reaches each link of a section that still waits", async ({ page }) => {
  await page.goto("/");
  const inBoxes = page.locator("[data-lazy] a[href]");
  const count = await inBoxes.count();
  const reached = new Set<string>();
  await page.locator("main a[href]").first().focus();
  const stops = await page.locator("a, button, input, select, textarea, summary, iframe, [tabindex]").count();
  for (let presses = 0; presses < stops; presses++) {
    await page.keyboard.press("Tab");
    const place = await page.evaluate(() => {
      const links = [...document.querySelectorAll("a")];
      const place = links.findIndex((link) => link.matches("[data-lazy] :focus"));
      return place >= 0 ? place : undefined;
    });
    if (place !== undefined) reached.add(String(place));
  }
  expect(reached.size).toBe(count);
});

test("a page whose sections wait has no accessibility finding", async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto("/");
  await expectAccessibleAsItIs(page);
});
