import { expect, type Page, test } from "@playwright/test";
import { MAIN, pages } from "../content/published.ts";
import { watchPolicy } from "./security/watchPolicy.ts";

const shown = pages
  .filter(({ language }) => language === MAIN)
  .flatMap(({ url, blocks }) => blocks.map((block) => ({ url, block })))
  .find(({ block }) => block.type === "embed" && block.embedding.kind === "video");

test.describe("what others run", () => {
  test.skip(shown === undefined, "no page shows a video");
  const FRAME = "https://www.youtube-nocookie.com/**";

  /** Opens the page with the video; returns the addresses elsewhere that it asks for from now on. */
  async function open(page: Page): Promise<string[]> {
    const asked: string[] = [];
    await page.route(FRAME, (route) => route.fulfill({ contentType: "text/html", body: "<p>A film</p>" }));
    page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "localhost") asked.push(request.url());
    });
    await page.goto(shown?.url ?? "");
    return asked;
  }

  test("loads once it is opened by keyboard, in a box that was as tall before", async ({ page }) => {
    const violations = await watchPolicy(page);
    const asked = await open(page);
    const box = page.locator("[data-frame] details");
    await box.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    const before = await box.boundingBox();
    await box.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(page.frameLocator("[data-frame] iframe").getByText("A film")).toBeVisible();
    await expect.poll(async () => (await box.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 0);
    expect(asked).toEqual(["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"]);
    expect(violations).toEqual([]);
  });

  test("says before whom it tells of the visit, and where else it is", async ({ page }) => {
    await open(page);
    const section = page.locator('[data-block="embed"]');
    await expect(section).toContainText("Once you open it, YouTube sees your internet address.");
    const link = section.getByRole("link", { name: "Open it at YouTube" });
    await expect(link).toHaveAttribute("href", /^https:\/\/www\.youtube\.com\/watch/);
  });

  test("opens without a script, too", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await open(page);
    await page.locator("[data-frame] summary").click();
    await expect(page.frameLocator("[data-frame] iframe").getByText("A film")).toBeVisible();
    await context.close();
  });

  test("is no part of other pages: they load none of its styles", async ({ page }) => {
    const stylesOf = async (path: string) => {
      await page.goto(path);
      return page.locator('link[rel="stylesheet"][href*="embed"]').count();
    };
    expect(await stylesOf(shown?.url ?? "")).toBe(1);
    expect(await stylesOf("/")).toBe(0);
  });
});
