import { expect, test } from "@playwright/test";
import { pages } from "../../../content/published.ts";
import { eachKind } from "../../kinds.ts";
import { headlinesOnPictures } from "../contrast.ts";
import { actionsHidden, illSized } from "../measures.ts";

test.use({ bypassCSP: true }); // the pages' own policy blocks added styles

const MOST_WEAK = 0.02;
const withPicture = pages.filter(({ blocks: [hero] }) => hero?.type === "hero" && hero.picture);

for (const width of [1024, 1440, 1920]) {
  test(`every headline on a picture can be read at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { url } of pages) {
      await page.goto(url, { waitUntil: "networkidle" });
      for (const { text, weak } of await headlinesOnPictures(page))
        expect.soft(weak, `${url}: ${text}`).toBeLessThan(MOST_WEAK);
    }
  });
}

test("on a small phone both actions of every hero stand clear of the phone bar", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { url } of withPicture) {
    await page.goto(url);
    expect.soft(await page.evaluate(actionsHidden), url).toEqual([]);
  }
});

test("the home page is no endless scroll on a phone", async ({ page }) => {
  const height = 740;
  await page.setViewportSize({ width: 360, height });
  await page.goto("/");
  for (const lazy of await page.locator("[data-lazy]").all()) await lazy.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-state="placeholder"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThanOrEqual(20 * height);
});

test("a phone loads pictures of about the size that it shows", async ({ browser }) => {
  for (const [kind, path] of eachKind) {
    // A new context each time: a browser reuses a larger version of a picture if it has one.
    const phone = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 3,
      bypassCSP: true,
    });
    const page = await phone.newPage();
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint"))); // opens lazy sections
    for (const picture of await page.locator("main img:visible").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty("complete", true);
    }
    expect.soft(await page.evaluate(illSized), kind).toEqual([]);
    await phone.close();
  }
});

const SCREEN = 844;
/** The most pixels between two pictures on a phone: three screens. Some sections alone are nearly as high. */
const FARTHEST = 3 * SCREEN;

/** The distances between the pictures of a page, its charts too, from top to foot. Runs in the page. */
function distances(): number[] {
  const main = document.querySelector("main");
  const boxes = [...(main?.querySelectorAll("img, svg") ?? [])].map((picture) =>
    picture.getBoundingClientRect(),
  );
  const seen = boxes.filter(({ width, height }) => width >= 150 && height >= 90);
  const tops = [...seen.map(({ top }) => top), main?.getBoundingClientRect().bottom ?? 0];
  return tops.map((top, index) => Math.round(top - (seen[index - 1]?.bottom ?? 0)));
}

test("on a phone no picture is far from the next, but in legal texts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: SCREEN });
  for (const { url, kind, blocks } of pages) {
    if (kind === "legal" && blocks.some(({ type }) => type === "prose")) continue;
    await page.goto(url);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint"))); // opens lazy sections
    expect.soft(Math.max(...(await page.evaluate(distances))), url).toBeLessThanOrEqual(FARTHEST);
  }
});
