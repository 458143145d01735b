import { expect, type Page, test } from "@playwright/test";
import { kinds } from "./kinds.ts";

test("an article says what it is, leads back, and can be passed on without a script", async ({ page }) => {
  await page.goto(kinds.article);
  const hero = page.locator('[data-block="hero"]');
  await expect(hero.getByRole("link", { name: "Back to Blog" })).toHaveAttribute("href", "/blog");
  await expect(hero.locator("time")).toHaveText(/^[A-Z][a-z]+ \d{1,2}, 202\d$/);
  await expect(hero).toContainText(/\d+ min read/);
  await expect(hero.getByRole("link", { name: "Email" })).toHaveAttribute(
    "href",
    /^mailto:\?subject=.+body=https/,
  );
});

test("a long article lists its chapters, and each leads to its place", async ({ page }) => {
  await page.goto(kinds.article);
  const chapters = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  expect(await chapters.count()).toBeGreaterThan(5);
  await chapters.nth(3).click();
  const title = (await chapters.nth(3).textContent()) ?? "";
  await expect(page.getByRole("heading", { level: 2, name: title })).toBeInViewport();
});

test("an article ends with three others", async ({ page }) => {
  await page.goto(kinds.article);
  const others = page.locator('[data-block="articles"] [data-item] a');
  await expect(others).toHaveCount(3);
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
  await page.goto("/about");
  await page.locator("footer").getByRole("link").last().hover(); // Chromium shows the first change of a page at once
  expect(await hoverUntilNamed(page, "Facebook")).toBeGreaterThan(600);
  expect(await hoverUntilNamed(page, "Instagram")).toBeLessThan(400);
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

test("before and after are switched by keyboard, without a script", async ({ page }) => {
  await page.goto(kinds.service);
  const after = page.getByRole("radio", { name: "After" });
  await page.getByRole("radio", { name: "Before" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(after).toBeChecked();
});

test("a map loads nothing from elsewhere until it is opened", async ({ page }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => !request.url().includes("localhost") && elsewhere.push(request.url()));
  await page.route("https://www.openstreetmap.org/**", (route) => route.fulfill({ body: "map" }));
  await page.goto(kinds.officeHub);
  const map = page.locator("[data-map]");
  await map.scrollIntoViewIfNeeded();
  expect(elsewhere).toEqual([]);
  await map.getByText("Open the map").click();
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0);
});
