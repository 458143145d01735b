import { expect, type Page, test } from "@playwright/test";
import { headingsOf } from "../../content/markdown/headings.ts";
import { site } from "../content/published.ts";
import { holdAnimations, seek } from "./animations.ts";
import { article, divided, kinds, pageWith } from "./kinds.ts";

test("an article says what it is, leads back, and can be passed on without a script", async ({ page }) => {
  await page.goto(kinds.article);
  const hero = page.locator('[data-block="hero"]');
  await expect(hero.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  await expect(hero.locator("time")).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await expect(hero).toContainText(/\d+ min read/);
  await expect(hero.getByRole("link", { name: "Email" })).toHaveAttribute(
    "href",
    /^mailto:\?subject=.+body=https/,
  );
});

test("a long article lists its chapters, and each leads to its place", async ({ page }) => {
  await page.goto(kinds.article);
  const prose = article.blocks.flatMap((block) => (block.type === "prose" ? block.body : []));
  const titles = prose.flatMap(headingsOf).filter(({ depth }) => depth === 2);
  const chapters = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  await expect(chapters).toHaveCount(titles.length);
  await chapters.last().click();
  const title = (await chapters.last().textContent()) ?? "";
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
});

test("an article ends with others", async ({ page }) => {
  await page.goto(kinds.article);
  const others = page.locator('[data-block="articles"] [data-item] a');
  const listed = article.blocks.flatMap((block) => (block.type === "articles" ? block.articles : []));
  await expect(others).toHaveCount(listed.length);
  for (const link of await others.all()) expect(await link.getAttribute("href")).not.toBe(kinds.article);
});

test("printed, an article is its text alone", async ({ page }) => {
  await page.goto(kinds.article);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header")).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("an icon that stands alone names itself after a while, the next one at once", async ({ page }) => {
  const [one = "", other = ""] = site.socials.map(({ network }) => network);
  test.skip(other === "", "it takes two icons");
  await page.goto(kinds.plain);
  const icons = page.locator(".tips");
  await pointAt(page, other); // Chromium shows the first change of a page at once
  await page.mouse.move(0, 0);
  const warmth = () => icons.evaluate((element) => getComputedStyle(element).getPropertyValue("--warm"));
  await expect.poll(warmth).toBe("0"); // otherwise the next name would show at once, too
  await holdAnimations(page);
  await pointAt(page, one);
  await seek(icons, 699);
  expect(await isNamed(page, one)).toBe(false);
  await seek(icons, 700);
  expect(await isNamed(page, one)).toBe(true);
  await page.mouse.move(0, 0);
  await seek(icons, 299);
  await pointAt(page, other);
  expect([await isNamed(page, one), await isNamed(page, other)]).toEqual([false, true]);
});

function pointAt(page: Page, icon: string): Promise<void> {
  return page.locator(`[data-tip="${icon}"]`).getByRole("link").hover();
}

/** Whether the name of an icon is shown. */
function isNamed(page: Page, icon: string): Promise<boolean> {
  const tip = page.locator(`[data-tip="${icon}"]`);
  return tip.evaluate((element) => getComputedStyle(element, "::after").opacity === "1");
}

test("the line between before and after moves by keyboard, in view, without a script", async ({ page }) => {
  test.skip(!divided, "no page shows before and after");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(kinds.beforeAfter);
  const view = page.locator(".diptych-view");
  await expect(view).toBeInViewport({ ratio: 0.8 });
  const cut = () => page.locator(".diptych-after").evaluate((half) => getComputedStyle(half).clipPath);
  expect(await cut()).toContain("50%");
  await page.getByRole("radio", { name: "Half and half" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "After" })).toBeChecked();
  await expect.poll(cut).not.toContain("50%");
});

test("a map loads nothing from elsewhere until it is opened", async ({ page }) => {
  test.skip(!pageWith("map"), "no page shows a map");
  const elsewhere: string[] = [];
  await page.route("https://www.openstreetmap.org/**", (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ body: "map" });
  });
  await page.goto(kinds.map);
  const map = page.locator("[data-map]").first();
  await map.scrollIntoViewIfNeeded();
  expect(elsewhere).toEqual([]);
  await map.getByText("Open the map").click();
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0);
});
