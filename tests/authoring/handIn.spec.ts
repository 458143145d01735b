import { execFileSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { about, FILE } from "./devPage.ts";
import { type DevServer, startDev } from "./devServer.ts";

let dev: DevServer;
const git = (...args: string[]) => execFileSync("git", args, { cwd: dev.root, encoding: "utf8" }).trim();

test.beforeAll(async () => {
  dev = await startDev({ [FILE]: about("salt") });
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  git("add", ".");
  git("commit", "--quiet", "--message", "As it was");
});
test.afterAll(() => dev.stop());

test("what calls, or leads out of the site, leads to its field, and the page stays in view", async ({
  page,
}) => {
  await page.goto(`${dev.origin}/_editor?page=/only-in-dev`);
  const shown = page.frameLocator("iframe.page");
  const field = page.locator(":focus");
  const isShown = () => expect(shown.locator("h1")).toHaveText("All about salt");
  await isShown();
  await shown.locator("header").getByRole("link", { name: "Español" }).first().click();
  await expect(field).toHaveValue("Español");
  await isShown();
  await shown.locator('footer a[href^="tel:"]').first().click();
  await expect(field).toHaveId(/^at\.phones\./);
  await isShown();
  await shown.locator('footer a[href^="https:"]').first().click();
  await expect(field).toHaveId("at.socials.0.network");
  await isShown();
  expect(page.context().pages()).toEqual([page]); // none has opened beside it
});

test("a text that is clicked on the page is changed in its field, and handed in once it is right", async ({
  page,
}) => {
  await page.goto(`${dev.origin}/_editor?page=/only-in-dev`);
  await expect(page.getByRole("heading", { name: "Sections" })).toBeVisible();
  const shown = page.frameLocator("iframe.page");
  const field = page.locator(":focus");
  await shown.getByRole("heading", { name: "Ask" }).click();
  await expect(field).toHaveValue("Ask");

  await field.fill("");
  await expect(page.locator(".stale")).toContainText("is empty");
  await page.getByRole("button", { name: "Changes" }).click();
  const handIn = page.getByRole("button", { name: "Hand in these changes" });
  await expect(page.getByRole("heading", { name: "To mend before" })).toBeVisible();
  await expect(handIn).toBeDisabled();
  await page.getByRole("button", { name: "Close", exact: true }).click();

  await page.getByRole("textbox", { name: "Heading" }).fill("Ask us");
  await expect(shown.getByRole("heading", { name: "Ask us" })).toBeVisible();
  await expect(page.locator(".stale")).toHaveCount(0);
  git("update-ref", "MERGE_HEAD", "HEAD");
  await page.getByRole("button", { name: "Changes" }).click();
  await expect(page.getByText("A merge is under way")).toBeVisible();
  await expect(handIn).toBeDisabled();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  git("update-ref", "-d", "MERGE_HEAD");
  await page.getByRole("button", { name: "Changes" }).click();
  await expect(page.getByText("on this computer only")).toBeVisible();
  await handIn.click();
  await expect(page.getByText("Handed in as")).toBeVisible();
  expect(git("show", "--format=", "--name-only")).toBe(FILE);
  expect(git("branch", "--show-current")).toMatch(/^edit-.*-all-about-salt-\w{6}$/);
  expect(git("status", "--short", "--", "pages-data", "site.yaml")).toBe("");
});
