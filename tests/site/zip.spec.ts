import { expect, test } from "@playwright/test";
import { MAIN, only, pages } from "../content/published.ts";

const inMain = pages.filter(({ language }) => language === MAIN);
const page = inMain.find(({ blocks }) => blocks.some(({ type }) => type === "postalCodes"))?.url ?? "";

test.describe("the list of zip codes", () => {
  test.skip(page === "", "no page of this site lists zip codes");
  const rows = () => only(page, "postalCodes").rows;

  test("goes to the code that was asked for, and marks it", async ({ page: tab }) => {
    const code = rows().at(-1)?.code ?? "";
    await tab.goto(page);
    await tab.getByLabel("Your zip code").fill(code);
    await tab.getByLabel("Your zip code").press("Enter");
    await expect(tab).toHaveURL(new RegExp(`code=${code}#${code}$`));
    await expect(tab.locator("li:target")).toContainText(code);
    await expect(tab.locator("li:target")).toBeInViewport();
  });

  test("says what to do where we have no route, whatever was typed", async ({ page: tab }) => {
    await tab.goto(`${page}?code=00000%3Cimg%3E`);
    await expect(tab.getByRole("status")).toContainText("00000 is not on our list");
    await expect(tab.getByRole("status").getByRole("link")).toHaveAttribute("href", /^tel:/);
  });

  test("is read without script: each code is an anchor", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const tab = await context.newPage();
    const code = rows()[0]?.code ?? "";
    await tab.goto(`${page}#${code}`);
    await expect(tab.locator("li:target")).toContainText(code);
    await context.close();
  });
});
