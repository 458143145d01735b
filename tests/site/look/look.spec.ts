import { expect, test } from "@playwright/test";
import { loadSite } from "../../content/published.ts";
import { kinds } from "../kinds.ts";
import { headlinesOnPictures } from "./contrast.ts";
import { headerGaps } from "./measures.ts";

const { lists } = loadSite();

test.use({ bypassCSP: true }); // the pages' own policy blocks added styles

/** The largest share of weak pixels behind a headline: the tip of a palm leaf is fine, a veiled word is not. */
const MOST_WEAK = 0.02;

test("a headline on a picture can be read", async ({ page }) => {
  for (const path of [kinds.home, kinds.hub]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path, { waitUntil: "networkidle" });
    for (const { text, weak } of await headlinesOnPictures(page)) expect(weak, text).toBeLessThan(MOST_WEAK);
  }
});

for (const [language, { site }] of lists) {
  test(`name, phone, portal where there is one, and quote are in one row at every width: ${language}`, async ({
    page,
  }) => {
    const { home, quote } = site.keyAddresses;
    await page.goto(home);
    for (const width of [768, 900, 1023, 1024, 1100, 1152, 1280, 1536]) {
      await page.setViewportSize({ width, height: 800 });
      const gaps = await page.evaluate(headerGaps, { home, quote, portal: site.links.portal });
      expect(gaps, String(width)).toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('header a[href^="tel:"]:visible').first()).toBeInViewport();
  });

  test(`the other languages are in the header, as large as a finger, and in the menu: ${language}`, async ({
    page,
  }) => {
    test.skip(lists.size === 1, "The site has one language.");
    await page.goto(site.keyAddresses.home);
    for (const width of [360, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const links = page.locator("header a[hreflang]:not(.menu-link):visible");
      await expect(links).toHaveCount(lists.size - 1);
      const { height = 0 } = (await links.first().boundingBox()) ?? {};
      expect(height, String(width)).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.locator('button[commandfor="menu"]').first().click();
    await page.locator("#menu li > a[hreflang]:not(.menu-link)").last().click();
    expect(await page.locator("html").getAttribute("lang")).not.toBe(language);
  });
}

test("the header, the menu and the phone bar dial the page's own number", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(kinds.hub);
  const own = await page.locator('[data-block="hero"] a[href^="tel:"]').first().getAttribute("href");
  for (const place of ["header > :last-child a:visible", "#menu a", "[data-phone-bar] a"])
    await expect(page.locator(`${place}[href^="tel:"]`).first()).toHaveAttribute("href", own ?? "");
});

test("on paper a page keeps its margins and every number to dial, and has no button", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(kinds.contact);
  const numbers = page.locator('main [data-item] a[href^="tel:"]');
  for (const number of await numbers.all()) await expect(number).toBeVisible();
  expect(await numbers.count()).toBeGreaterThan(0);
  await expect(page.locator("main button:visible, main .button[href^='/']:visible")).toHaveCount(0);
  const edges = await page
    .locator("main :is(h1, h2, h3):visible")
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().left));
  expect(Math.min(...edges)).toBeGreaterThan(8);
});

test("on paper the top of a page begins at the same edge as what follows it", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  for (const width of [695, 816]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(kinds.service);
    const edges = await page
      .locator("h1, main > :nth-child(2) dl, main > :last-child h2")
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(edges.length).toBeGreaterThan(1);
    expect(new Set(edges).size).toBe(1);
  }
});
