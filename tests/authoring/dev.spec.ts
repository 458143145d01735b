import { expect, type Page, test } from "@playwright/test";
import { type DevServer, startDev } from "./devServer.ts";

test.describe.configure({ mode: "serial" });

const ABOUT = "pages-data/about.yaml";
const HEADING = /^( {4}heading: ).*$/m;
let dev: DevServer;
let about: string;

test.beforeAll(async () => {
  dev = await startDev();
  about = dev.read(ABOUT);
});
test.afterAll(() => dev.stop());

const overlay = (page: Page) => page.locator("vite-error-overlay");

/** Opens a page and waits until the browser hears of changes. */
async function open(page: Page, path: string) {
  const connected = page.waitForEvent("console", (message) => message.text().includes("connected"));
  await page.goto(dev.origin + path);
  await connected;
}

test("a saved page shows within a second, where it was scrolled to", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => scrollTo(0, 900));
  const times = [];
  for (const words of ["Saved once", "Saved twice", "Saved three times"]) {
    const start = Date.now();
    dev.write(ABOUT, about.replace(HEADING, `$1${words}`));
    await expect(page.locator("h1")).toHaveText(words, { timeout: 5_000 });
    times.push(Date.now() - start);
  }
  // The best of three, and twice a second: other tests run on this machine.
  expect(Math.min(...times)).toBeLessThan(2_000);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
});

test("a slip is shown over the page, which stays as it was, and goes when it is mended", async ({ page }) => {
  dev.write(ABOUT, about);
  await open(page, "/about");
  const heading = await page.locator("h1").textContent();
  dev.write(ABOUT, about.replace(HEADING, "    haeding: Slipped"));
  const line = about.split("\n").findIndex((text) => HEADING.test(text)) + 1;
  await expect(overlay(page)).toContainText("Did you mean 'heading'?");
  await expect(overlay(page)).toContainText(`${ABOUT}:${line}:5`);
  await expect(overlay(page)).toContainText(`${line} |     haeding: Slipped`);
  await page.reload();
  await expect(overlay(page)).toContainText("Did you mean 'heading'?");
  await expect(page.locator("h1")).toHaveText(heading ?? "");
  dev.write(ABOUT, about);
  await expect(overlay(page)).toHaveCount(0);
});

test("the place in the overlay opens in the editor", async ({ page }) => {
  await open(page, "/about");
  dev.write(ABOUT, about.replace(/^title: .*$/m, "title: ''"));
  await overlay(page).locator(".file-link").first().click();
  await expect.poll(() => dev.opened().at(-1)).toBe(`${ABOUT}:2`);
  dev.write(ABOUT, about);
  await expect(overlay(page)).toHaveCount(0);
});

test("a new file is a page and a deleted one is none, without a restart", async ({ page }) => {
  const file = "pages-data/pumps.yaml";
  await open(page, "/pumps");
  await expect(page.locator("h1")).not.toHaveText("All about pumps");
  dev.write(file, about.replace(/^title: .*$/m, "title: Pumps").replace(HEADING, "$1All about pumps"));
  await expect(overlay(page)).toContainText("description"); // two pages have the same: told before it is shown
  dev.write(
    file,
    dev
      .read(file)
      .replace(/^description:.*\n(?: +.*\n)*/m, `description: ${"All about pumps. ".repeat(6)}\n`),
  );
  await expect(page.locator("h1")).toHaveText("All about pumps");
  dev.remove(file);
  await expect(page.locator("h1")).not.toHaveText("All about pumps");
});

test("started with a slip, it shows that in place of every page until it is mended", async ({ page }) => {
  const other = await startDev({ [ABOUT]: about.replace(/^title:/m, "titel:") });
  await page.goto(`${other.origin}/services`);
  await expect(page.locator("body > pre")).toContainText("Did you mean 'title'?");
  await expect(overlay(page)).toContainText(`${ABOUT}:2:1`);
  other.write(ABOUT, about);
  await expect(page.locator("h1")).toBeVisible();
  await other.stop();
});

test("a change of site.yaml shows on every page", async ({ page }) => {
  await open(page, "/services");
  const site = dev.read("site.yaml");
  dev.write("site.yaml", site.replace(/^( {2}name: ).*$/m, "$1Pelican Pools"));
  await expect(page.locator("footer")).toContainText("Pelican Pools");
  dev.write("site.yaml", site);
  await expect(page.locator("footer")).not.toContainText("Pelican Pools");
});

test("an Alt-click opens a section's YAML at its line, and site.yaml from the footer", async ({ page }) => {
  await open(page, "/about");
  const lines = about.split("\n").flatMap((text, index) => (/^ {2}- type:/.test(text) ? [index + 1] : []));
  const blocks = page.locator("main [data-block]");
  await expect(blocks).toHaveCount(lines.length);
  await blocks.last().click({ modifiers: ["Alt"], position: { x: 10, y: 10 } });
  await expect.poll(() => dev.opened().at(-1)).toBe(`${ABOUT}:${lines.at(-1)}`);
  await page
    .locator("footer a")
    .first()
    .click({ modifiers: ["Alt"] });
  await expect.poll(() => dev.opened().at(-1)).toBe("site.yaml:1");
  expect(page.url()).toBe(`${dev.origin}/about`);
});
