import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import { page as contentOf, site } from "../../content/published.ts";
import { expectAccessible } from "../../site/accessibility/axe.ts";
import { BUILT } from "../../site/html/html.ts";
import { type DevServer, startDev } from "../devServer.ts";

test.describe.configure({ mode: "default" }); // one after the other: they share the server
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const PAGES = ["/_blocks", "/_blocks/guide"];
const HERO = "schema/blocks/hero.json";
let dev: DevServer;

test.beforeAll(async ({ request }) => {
  test.setTimeout(90_000);
  dev = await startDev();
  await request.get(`${dev.origin}/_blocks`, { timeout: 40_000 }); // the first request compiles everything
});
test.afterAll(() => dev.stop());

/** Opens a page; returns the errors and warnings on its console, as they come in. */
async function open(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const ofPackages = message.location().url.includes("/node_modules/"); // fonts: the copy only links to them
    if (["error", "warning"].includes(message.type()) && !ofPackages) complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => complaints.push(message));
  const response = await page.goto(dev.origin + path);
  expect(response?.status()).toBe(200);
  return complaints;
}

test("the catalogue shows every type of block, without a complaint of the browser", async ({ page }) => {
  const complaints = await open(page, "/_blocks");
  const types = readdirSync("schema/blocks").map((name) => name.replace(".json", ""));
  for (const type of types) {
    const shown = page.locator(`#${type} [data-preview] [data-block="${type}"]`).first();
    if (type !== "chart" || site.theme.chart) await expect(shown).toBeAttached();
    await expect(page.locator(`#${type} table`).first()).toBeAttached();
  }
  const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
  expect(await links.allTextContents()).toEqual(expect.arrayContaining(types));
  expect(complaints).toEqual([]);
});

test("its forms come to life", async ({ page }) => {
  await open(page, "/_blocks");
  for (const type of ["quoteForm", "newsletter"]) {
    const island = page.locator(`[data-island="${type}"]`);
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute("data-hydrated", "", { timeout: 20_000 }); // compiled on first request
  }
});

test("a button copies the YAML beside it, by keyboard too, and says so", async ({ page }) => {
  await open(page, "/_blocks");
  const button = page.getByRole("button", { name: "Copy example 1 of hero" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").last()).toHaveText("Copied");
  await expect(page.locator("#hero").getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { examples } = JSON.parse(readFileSync(HERO, "utf8"));
  expect(parse(`blocks:\n${copied}`)).toEqual({ blocks: [examples[0]] });
  await expect(button).toBeVisible(); // it says Copy again
});

test("a changed schema shows at once", async ({ page }) => {
  await open(page, "/_blocks");
  const schema = dev.read(HERO);
  const { description } = JSON.parse(schema);
  dev.write(HERO, schema.replace(description, "The very top."));
  await expect(page.locator("#hero > p").first()).toContainText("The very top.", { timeout: 10_000 });
  dev.write(HERO, schema);
  await expect(page.locator("#hero > p").first()).not.toContainText("The very top.", { timeout: 10_000 });
});

for (const path of PAGES) {
  test(`${path} is without a finding of axe`, async ({ page }) => {
    test.slow(); // a page with all blocks takes long to check
    await page.goto(dev.origin + path);
    await expectAccessible(page);
  });

  test(`${path} fits a phone, and leads to the other and home`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const complaints = await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    for (const address of [...PAGES, "/"])
      await expect(page.locator(`.top-bar a[href="${address}"]`)).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test("an unknown address below it is a page that is missing", async ({ page }) => {
  await page.goto(`${dev.origin}/_blocks/there-is-no-such-page`);
  await expect(page).toHaveTitle(new RegExp(contentOf("/404").title));
});

test("the built site has nothing of it", async ({ request }) => {
  for (const path of PAGES) expect((await request.get(path)).status(), path).toBe(404);
  const files = readdirSync(BUILT, { recursive: true, encoding: "utf8" });
  const texts = files.filter((name) => /\.(?:html|css|m?js|json|txt|xml|md)$/.test(name));
  const traces = texts.filter((name) =>
    /_blocks|all-blocks|data-copied/.test(readFileSync(`${BUILT}/${name}`, "utf8")),
  );
  expect(traces).toEqual([]);
});
