import { execFileSync } from "node:child_process";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { valueAt } from "../../content/lib/data.ts";
import { about, FILE } from "./devPage.ts";
import { type DevServer, startDev } from "./devServer.ts";
import { PASTED } from "./pasted.ts";

const SPANISH = "pages-data/es/contact.yaml";
const ENGLISH = "pages-data/contact.yaml";

test.describe.configure({ mode: "default" }); // one server for all tests
let dev: DevServer;
/** The text at a path in a page's file. */
const textIn = (file: string, ...path: (string | number)[]) => String(valueAt(parse(dev.read(file)), path));
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
  expect(page.context().pages()).toEqual([page]); // no other tab has opened
});

test("a translation is changed under what it was made from, and taken back without a trace", async ({
  page,
}) => {
  const path = ["blocks", 1, "heading"];
  const heading = page.locator('[id="at.blocks.1.heading"]');
  const shown = page.frameLocator("iframe.page");
  await page.goto(`${dev.origin}/_editor?page=/es/contact`);
  await shown.getByRole("heading", { name: textIn(SPANISH, ...path) }).click();
  await expect(heading).toBeFocused();
  await expect(page.locator('[id="at.blocks.1.heading-original"] [lang="en"]')).toHaveText(
    textIn(ENGLISH, ...path),
  );
  await heading.fill("Pida su precio");
  await expect(shown.getByRole("heading", { name: "Pida su precio" })).toBeVisible();
  await expect.poll(() => textIn(SPANISH, ...path)).toBe("Pida su precio");
  expect(git("diff", "--numstat")).toBe(`1\t1\t${SPANISH}`);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => git("diff", "--numstat")).toBe("");
  await expect(heading).toHaveValue(textIn(SPANISH, ...path));
});

test("words are found, each at its place, and replaced one by one and all at once by keyboard alone", async ({
  page,
}) => {
  const { keyboard } = page;
  const focused = page.locator(":focus");
  const find = page.getByRole("button", { name: "Find", exact: true });
  const replace = page.getByRole("button", { name: /^Replace it in/ });
  await page.goto(`${dev.origin}/_editor?page=/only-in-dev`);
  await expect(page.getByRole("heading", { name: "Sections" })).toBeFocused();
  await find.press("Enter");
  await keyboard.type("Water");
  await page.getByRole("dialog").getByRole("button", { name: "All about salt" }).first().press("Enter");
  await expect(focused).toHaveId("at.blocks.1.body");
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe("Water");

  await find.press("Enter");
  await keyboard.type("salt");
  await expect(replace.nth(1)).toBeVisible();
  await expect(page.getByRole("button", { name: "Replace all" })).toBeDisabled(); // no replacement is typed yet
  const count = await replace.count();
  await page.getByLabel("Replace by").fill("brine");
  await replace.first().press("Enter");
  await expect(replace).toHaveCount(count - 1);
  await expect(replace.first()).toBeFocused();
  await page.getByRole("button", { name: "Replace all" }).press("Enter");
  await expect(replace).toHaveCount(0);
  await expect(page.getByRole("dialog").getByRole("heading")).toBeFocused();
  expect(git("diff", "--numstat")).not.toBe("");
  await keyboard.press("Escape");
  await expect(find).toBeFocused();
  for (const left of [1, 0]) {
    await keyboard.press("Control+z");
    await expect.poll(() => git("diff", "--numstat").split("\n").filter(Boolean).length).toBe(left);
  }
});

test("what is pasted, from wherever it comes, has the form that its field can hold, and what is lost is said", async ({
  page,
}) => {
  const body = page.locator('[id="at.blocks.1.body"]');
  const heading = page.locator('[id="at.blocks.1.heading"]');
  await page.goto(`${dev.origin}/_editor?page=/only-in-dev`);
  await page.locator("#outline-1").click();
  await page.getByRole("button", { name: "Add Heading" }).click();
  for (const [source, { html = "", plain, markdown, line, dropped = /^$/ }] of Object.entries(PASTED))
    for (const [field, expected] of [
      [body, markdown],
      [heading, line],
    ] as const) {
      await field.evaluate(
        (area: HTMLTextAreaElement, texts) => {
          area.focus();
          area.select();
          const clipboardData = new DataTransfer();
          for (const [type, text] of Object.entries(texts)) if (text) clipboardData.setData(type, text);
          const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
          if (area.dispatchEvent(event)) area.setRangeText(texts["text/plain"]);
        },
        { "text/html": html, "text/plain": plain },
      );
      await expect(field, source).toHaveValue(expected);
      if (field === heading)
        await expect(page.locator('[data-field="at.blocks.1.heading"] [role=status]'), source).toContainText(
          dropped,
        );
    }
  await body.fill("Salt\nPepper");
  await body.press("Control+a");
  await body.press("Control+Shift+8");
  await expect(body).toHaveValue("- Salt\n- Pepper");
  await body.press("Control+a");
  await body.press("Control+b");
  await expect(body).toHaveValue("**- Salt\n- Pepper**");
  while ((await page.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")) === "false") {
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForTimeout(300);
  }
  await expect.poll(() => git("diff", "--numstat")).toBe("");
});

test("a slip is mended by a click beside its field, which has the focus then", async ({ page }) => {
  const heading = page.locator('[id="at.blocks.0.heading"]');
  await page.goto(`${dev.origin}/_editor?page=/only-in-dev`);
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await heading.fill("All about chlorien");
  await page.getByRole("button", { name: "Write: chlorine" }).click();
  await expect(heading).toHaveValue("All about chlorine");
  await expect(heading).toBeFocused();
  for (const words of ["All about chlorien", "All about salt"]) {
    await page.keyboard.press("Control+z");
    await expect(heading).toHaveValue(words);
  }
  await expect.poll(() => git("diff", "--numstat")).toBe("");
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
  await handIn.press("Enter");
  await expect(page.getByText("Handed in.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "What has changed" })).toBeFocused();
  expect(git("show", "--format=", "--name-only")).toBe(FILE);
  expect(git("log", "--format=%s")).toBe("Edit All about salt\nAs it was");
  expect(git("status", "--short", "--", "pages-data", "site.yaml")).toBe("");
});
