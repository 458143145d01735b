import { expect, type Page, test } from "@playwright/test";
import { about, FILE } from "./devPage.ts";
import { type DevServer, startDev, TIMEOUT } from "./devServer.ts";

test.describe.configure({ mode: "serial" });

const HEADING = /^( {4}heading: ).*$/m;
const text = about("salt");
let dev: DevServer;

test.beforeAll(async () => {
  test.setTimeout(TIMEOUT);
  const secret = "a hidden pool";
  dev = await startDev({
    [FILE]: text,
    ".env": secret,
    "supabase/.env": secret,
    ".data/mail/one.eml": secret,
  });
});
test.afterAll(() => dev.stop());

const overlay = (page: Page) => page.locator("vite-error-overlay");

/** Opens a page and waits until the browser listens for changes, and the page for clicks. */
async function open(page: Page, path: string) {
  const connected = page.waitForEvent("console", (message) => message.text().includes("connected"));
  await page.goto(dev.origin + path);
  await connected;
  await expect(page.getByRole("link", { name: "Edit this page" })).toBeAttached();
}

test("a saved page shows by itself, where it was scrolled to", async ({ page }) => {
  await open(page, "/only-in-dev");
  await page.evaluate(() => scrollTo(0, 900));
  // Headlines of one line each: with a longer one, the browser's scroll anchoring would change the position.
  for (const words of ["Saved once", "Saved twice", "Saved again"]) {
    dev.write(FILE, text.replace(HEADING, `$1${words}`));
    await expect(page.locator("h1")).toHaveText(words);
  }
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
});

test("a page that was on its way to the browser while its file was saved shows that, too", async ({
  page,
  request,
}) => {
  const words = "Saved on the way";
  const shows = async () => (await (await request.get(`${dev.origin}/only-in-dev`)).text()).includes(words);
  await page.route(
    "**/@vite/client", // which listens for changes
    async (route) => {
      dev.write(FILE, text.replace(HEADING, `$1${words}`));
      await expect.poll(shows).toBe(true);
      await route.continue();
    },
    { times: 1 },
  );
  await page.goto(`${dev.origin}/only-in-dev`);
  await expect(page.locator("h1")).toHaveText(words);
});

test("what visitors asked for, and passwords, are not served as files", async ({ request }) => {
  for (const path of [
    "/.data/mail/one.eml",
    "/.data/mail/one.eml?raw",
    "/.env",
    "/supabase/.env?url",
    "/@fs{root}/.data/mail/one.eml",
  ]) {
    const response = await request.get(dev.origin + path.replace("{root}", dev.root));
    expect(await response.text(), path).not.toContain("hidden pool");
    expect(response.status(), path).toBeGreaterThanOrEqual(400);
  }
});

test("an address that leads nowhere gets the page for that in its folder's language, with its status", async ({
  request,
}) => {
  for (const [path, language] of [
    ["/nothing", "en"],
    ["/es/nada", "es"],
    ["/es/services/nada", "es"],
  ]) {
    const response = await request.get(dev.origin + path, { headers: { Accept: "text/html" } });
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toMatch(new RegExp(`<html lang="${language}\\b`));
  }
  const there = await request.get(`${dev.origin}/es`, { headers: { Accept: "text/html" } });
  expect(there.status()).toBe(200);
});

test("what writes, and what visitors asked for, is for pages of this server alone", async ({ request }) => {
  const headers = { origin: "http://localhost:4" }; // another server on this machine
  for (const path of ["/_quotes", "/_editor", "/__open-in-editor?file=site.yaml", "/__open-yaml?path=/"])
    expect((await request.get(dev.origin + path, { headers })).status(), path).toBe(403);
  const own = { origin: dev.origin };
  expect((await request.get(`${dev.origin}/_quotes`, { headers: own })).status()).toBe(200);
  const write = () => request.post(`${dev.origin}/_editor/run`, { headers: own, data: {} });
  expect((await write()).status()).toBe(403); // it also needs the token of the editor's own page
});

test("a slip is shown over the page, which stays as it was, and goes when it is mended", async ({ page }) => {
  dev.write(FILE, text);
  await open(page, "/only-in-dev");
  await expect(page.locator("h1")).toHaveText("All about salt");
  dev.write(FILE, text.replace(HEADING, "    haeding: Slipped"));
  const line = text.split("\n").findIndex((written) => HEADING.test(written)) + 1;
  await expect(overlay(page)).toContainText("Did you mean 'heading'?");
  await expect(overlay(page)).toContainText(`${FILE}:${line}:5`);
  await expect(overlay(page)).toContainText(`${line} |     haeding: Slipped`);
  await page.reload();
  await expect(overlay(page)).toContainText("Did you mean 'heading'?");
  await expect(page.locator("h1")).toHaveText("All about salt");
  dev.write(FILE, text);
  await expect(overlay(page)).toHaveCount(0);
});

test("the place in the overlay opens in the editor", async ({ page }) => {
  await open(page, "/only-in-dev");
  dev.write(FILE, text.replace(/^title: .*$/m, "title: ''"));
  await overlay(page).locator(".file-link").first().click();
  await expect.poll(() => dev.opened().at(-1)).toBe(`${FILE}:2`);
  dev.write(FILE, text);
  await expect(overlay(page)).toHaveCount(0);
});

test("a new file is a page and a deleted one is none, without a restart", async ({ page }) => {
  const file = "pages-data/only-new.yaml";
  await open(page, "/only-new");
  await expect(page.locator("h1")).not.toHaveText("All about pumps");
  dev.write(file, text.replaceAll("title: All about salt", "title: All about pumps"));
  await expect(overlay(page)).toContainText("description"); // two pages have the same: reported before it is shown
  dev.write(file, about("pumps"));
  await expect(page.locator("h1")).toHaveText("All about pumps");
  dev.remove(file);
  await expect(page.locator("h1")).not.toHaveText("All about pumps");
});

test("a change of site.yaml shows on every page", async ({ page }) => {
  await open(page, "/services");
  const site = dev.read("site.yaml");
  dev.write("site.yaml", site.replace(/^( {2}name: ).*$/m, "$1Only in This Test"));
  await expect(page.locator("footer")).toContainText("Only in This Test");
  dev.write("site.yaml", site);
  await expect(page.locator("footer")).not.toContainText("Only in This Test");
});

test("an Alt-click opens a section's YAML at its line, and site.yaml from the footer", async ({ page }) => {
  await open(page, "/only-in-dev");
  const lines = text.split("\n").flatMap((line, index) => (/^ {2}- type:/.test(line) ? [index + 1] : []));
  const blocks = page.locator("main [data-block]");
  await expect(blocks).toHaveCount(lines.length);
  await blocks.last().click({ modifiers: ["Alt"], position: { x: 10, y: 10 } });
  await expect.poll(() => dev.opened().at(-1)).toBe(`${FILE}:${lines.at(-1)}`);
  await page
    .locator("footer a")
    .first()
    .click({ modifiers: ["Alt"] });
  await expect.poll(() => dev.opened().at(-1)).toBe("site.yaml:1");
  expect(page.url()).toBe(`${dev.origin}/only-in-dev`);
});

test("a page is edited beside itself, and its file has that change alone, also after a reload at once", async ({
  page,
}) => {
  dev.write(FILE, text);
  await open(page, "/only-in-dev");
  await expect(async () => {
    await page.getByRole("link", { name: "Edit this page" }).click();
    await expect(page).toHaveURL(/_editor/, { timeout: 5_000 }); // the page may just reload, as its file was written
  }).toPass();
  const shown = page.frameLocator("iframe").locator("h1");
  await expect(shown).toHaveText("All about salt");
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("All about chlorine");
  await expect(shown).toHaveText("All about chlorine");
  await expect.poll(() => dev.read(FILE)).toBe(text.replace(HEADING, "$1All about chlorine"));
  await page.getByRole("textbox", { name: "Heading" }).fill("All about acid");
  await page.reload();
  await expect(shown).toHaveText("All about acid");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => dev.read(FILE)).not.toContain("acid");
  dev.write(FILE, text);
});
