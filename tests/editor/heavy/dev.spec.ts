import { expect, test } from "@playwright/test";
import { about, FILE } from "../devPage.ts";
import { startDev } from "../devServer.ts";

const text = about("salt");

test("started with a slip, it shows that in place of every page until it is mended", async ({ page }) => {
  const dev = await startDev({ [FILE]: text.replace(/^title:/m, "titel:") });
  await page.goto(`${dev.origin}/services`);
  await expect(page.locator("body > pre")).toContainText("Did you mean 'title'?");
  await expect(page.locator("vite-error-overlay")).toContainText(`${FILE}:2:1`);
  dev.write(FILE, text);
  await expect(page.locator("h1")).toBeVisible(); // compiled on first request
  await dev.stop();
});
