import { expect, type Page, test } from "@playwright/test";
import { headingsOf } from "../../content/markdown/headings.ts";
import { site } from "../content/published.ts";
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
  const [one, other] = site.socials.map(({ network }) => network);
  test.skip(!one || !other, "it takes two icons");
  await page.goto(kinds.plain);
  const tip = page.locator(`[data-tip="${other}"]`);
  await tip.getByRole("link").hover(); // Chromium shows the first change of a page at once
  await page.mouse.move(0, 0);
  const warmth = () => tip.evaluate((element) => getComputedStyle(element).getPropertyValue("--warm"));
  await expect.poll(warmth).toBe("0"); // else the next name comes at once, too
  expect(await hoverUntilNamed(page, String(one))).toBeGreaterThan(450);
  expect(await hoverUntilNamed(page, String(other))).toBeLessThan(400);
});

/** Points at an icon. How long until its name is there, in milliseconds. */
async function hoverUntilNamed(page: Page, name: string): Promise<number> {
  const tip = page.locator(`[data-tip="${name}"]`);
  await tip.evaluate((element) => {
    const isShown = () => getComputedStyle(element, "::after").opacity === "1";
    element.addEventListener("pointerenter", () => {
      const start = performance.now();
      const look = () => {
        if (isShown()) element.setAttribute("data-took", String(performance.now() - start));
        else requestAnimationFrame(look);
      };
      look();
    });
  });
  await tip.getByRole("link").hover();
  await expect(tip).toHaveAttribute("data-took", /./);
  return Number(await tip.getAttribute("data-took"));
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
