import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { only } from "../content/published.ts";
import { BUILT } from "./html/html.ts";
import { kinds, pageWith } from "./kinds.ts";

test("the form comes to life and keeps what was typed before", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(kinds.contact, { waitUntil: "commit" });
  await page.getByLabel("Full Name").fill("Ana");
  await page.getByLabel("Additional Details").fill("A kidney-shaped pool.");
  release();
  const form = page.locator('[data-island="quoteForm"]');
  await page.waitForLoadState("domcontentloaded");
  await form.scrollIntoViewIfNeeded(); // styles that load late may have moved it out of view
  await expect(form).toHaveAttribute("data-hydrated", "");
  await expect(page.getByLabel("Full Name")).toHaveValue("Ana");
  await expect(page.getByLabel("Additional Details")).toHaveValue("A kidney-shaped pool.");
});

test("the form comes to life while a picture hangs", async ({ page }) => {
  await page.clock.install();
  await page.route("/hangs.png", () => {}); // neither answered nor refused
  await page.route(kinds.contact, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</footer>", '<img src="/hangs.png" alt=""></footer>');
    await route.fulfill({ response, body });
  });
  await page.goto(kinds.contact, { waitUntil: "commit" });
  await page.getByLabel("Full Name").fill("Ana");
  const form = page.locator('[data-island="quoteForm"]');
  await expect(form).toHaveAttribute("data-loading", "");
  await page.clock.fastForward(4_000);
  await expect(form).toHaveAttribute("data-hydrated", "");
  expect(await page.evaluate(() => document.readyState)).not.toBe("complete");
});

test("before it comes to life, sending the form loses nothing and goes nowhere", async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto(kinds.contact);
  await page.getByLabel("Full Name").fill("Ana");
  await page.getByRole("button", { name: "Request Free Quote" }).click();
  await expect(page).toHaveURL(kinds.contact);
  await expect(page.getByLabel("Full Name")).toHaveValue("Ana");
});

test("an island's file that does not load raises vite:preloadError, and the page says how to call and write", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("vite:preloadError", () =>
      document.documentElement.setAttribute("data-preload-error", ""),
    );
  });
  const chunks = readdirSync(`${BUILT}/assets/chunks`).filter((name) => name.endsWith(".js"));
  const form = chunks.find((name) =>
    readFileSync(`${BUILT}/assets/chunks/${name}`, "utf8").includes("address-level2"),
  );
  await page.route(`**/${form}`, (route) => route.abort());
  await page.goto(kinds.contact);
  await expect(page.locator("html")).toHaveAttribute("data-preload-error", "");
  await expect(page.getByLabel("Full Name")).toBeEditable();
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);
  const notice = page.locator("p", { hasText: "This form has not loaded, so it cannot be sent." });
  await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
  await expect(notice.locator('a[href^="mailto:"]')).toBeVisible();
});

test("hydration finds the HTML that the server made", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  for (const shown of [pageWith("quoteForm"), pageWith("newsletter")]) {
    await page.goto(shown?.url ?? "/");
    for (const island of await page.locator("[data-island]").all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute("data-hydrated", "");
    }
  }
  expect(complaints).toEqual([]);
});

test("the not-found page logs the missing path", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(only("/404", "hero").heading);
  await expect.poll(() => lines.some((line) => line.includes("/no/such/page"))).toBe(true);
});

test("an unknown article says so", async ({ page }) => {
  const response = await page.goto("/blog/no-such-post");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(only("/blog/404", "hero").heading);
});
