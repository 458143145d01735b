import { readdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";

const GOOGLE = "https://www.googletagmanager.com/gtag/js?id=G-TEST1";
const script = readdirSync("dist/client/assets").find((name) => /tags.*\.js$/.test(name));

/** Opens a page as it would be built with an analytics id in site.yaml. Tells what was asked of Google. */
async function open(page: Page, meta: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://www.googletagmanager.com/**", (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: "document.documentElement.dataset.google = ''",
    });
  });
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const policy = "default-src 'none'; style-src 'self'; script-src 'self' https://www.googletagmanager.com";
    const tags = `<meta name="tags" content="G-TEST1" ${meta}><script type="module" src="/assets/${script}"></script>`;
    const body = (await response.text()).replace("</head>", `${tags}</head>`);
    await route.fulfill({ headers: { ...response.headers(), "content-security-policy": policy }, body });
  });
  await page.goto("/about");
  return asked;
}

const question = (page: Page) => page.getByRole("region", { name: "Cookies" });
const commands = (page: Page) =>
  page.evaluate(() => window.dataLayer?.map((command) => [...Object.values(Object(command))].map(String)));

test("visitors are asked, nothing loads before they agree, and they are asked once", async ({ page }) => {
  const asked = await open(page, `data-ask="${GOOGLE}"`);
  await expect(question(page)).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await question(page).getByRole("button", { name: "Yes" }).click();
  await expect(page.locator("html[data-google]")).toBeAttached();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(page.locator("html[data-google]")).toBeAttached();
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([GOOGLE, GOOGLE]);
});

test("a visitor who does not agree is not measured, and not asked again", async ({ page }) => {
  const asked = await open(page, `data-ask="${GOOGLE}"`);
  await question(page).getByRole("button", { name: "No, thanks" }).click();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test("Google's script is told which ids to measure for, and the form can count", async ({ page }) => {
  await open(page, "");
  await expect
    .poll(() => commands(page))
    .toEqual([
      ["js", expect.any(String)],
      ["config", "G-TEST1"],
    ]);
  await page.evaluate(() => window.gtag?.("event", "conversion", {}));
  expect((await commands(page))?.at(-1)?.slice(0, 2)).toEqual(["event", "conversion"]);
  await expect(question(page)).toBeHidden();
});
