import { execFileSync } from "node:child_process";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { editedSite, open, saved, shown } from "./editedSite.ts";

const dev = editedSite();

test("an article is made, renamed and deleted, and a city is added, as files that git can tell", async ({
  page,
}) => {
  page.on("dialog", (question) => question.accept());
  await open(page, dev());
  await page.getByRole("button", { name: "New …" }).click();
  await page.getByLabel("Its title").fill("How salt cells age");
  await page.getByLabel("What it is about").fill("Salt");
  await page.getByRole("button", { name: "Make it" }).click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("How salt cells age", {
    timeout: 60_000,
  });
  expect(dev().read("pages-data/blog/how-salt-cells-age.yaml")).toMatch(/draft: true[\s\S]*category: Salt/);

  await page.getByText("Rename or delete this page").click();
  await page.getByLabel("Its address", { exact: true }).fill("/blog/old-salt-cells");
  await page.getByRole("button", { name: "Rename this page" }).click();
  await expect(page).toHaveURL(/old-salt-cells/);
  expect(dev().read("pages-data/blog/old-salt-cells.yaml")).toContain("How salt cells age");
  expect(() => dev().read("pages-data/blog/how-salt-cells-age.yaml")).toThrow();

  await page.getByText("Rename or delete this page").click();
  await page.getByRole("button", { name: "Delete this page" }).click();
  await expect(page).not.toHaveURL(/old-salt-cells/);
  expect(() => dev().read("pages-data/blog/old-salt-cells.yaml")).toThrow();

  await page.getByRole("button", { name: "New …" }).click();
  await page.getByLabel("What is it?").selectOption("city");
  await page.getByLabel("The city’s name").fill("Little Cove");
  await page.getByRole("textbox", { name: "Postal codes" }).fill("33129, 33131");
  await page.getByRole("button", { name: "Make it" }).click();
  await expect(page.getByRole("heading", { name: "Still the other city’s" })).toBeVisible({
    timeout: 60_000,
  });
  const hub = dev().read("pages-data/service-areas/little-cove/index.yaml");
  expect(hub).toContain("  name: Little Cove\n");
  expect(hub).toContain('  postalCodes: ["33129", "33131"]\n');
  dev().remove("pages-data/service-areas/little-cove");
});

test("whatever was done to whole pages is taken back and done again, byte for byte", async ({ page }) => {
  const ARTICLE = "pages-data/blog/how-pumps-age.yaml";
  const OLD = "pages-data/blog/old-pumps.yaml";
  const undo = page.getByRole("button", { name: "Undo" });
  const there = (file: string) => expect.poll(() => dev().has(file), { timeout: 60_000 });
  page.on("dialog", (question) => question.accept());
  await open(page, dev());
  await page.getByRole("button", { name: "New …" }).click();
  await page.getByLabel("Its title").fill("How pumps age");
  await page.getByLabel("What it is about").fill("Salt");
  await page.getByRole("button", { name: "Make it" }).click();
  await expect(page.locator(".bar")).toContainText("“How pumps age” was made");
  const text = dev().read(ARTICLE);
  await page.getByText("Rename or delete this page").click();
  await page.getByLabel("Its address", { exact: true }).fill("/blog/old-pumps");
  await page.getByRole("button", { name: "Rename this page" }).click();
  await expect(page).toHaveURL(/old-pumps/);
  await page.getByText("Rename or delete this page").click();
  await page.getByRole("button", { name: "Delete this page" }).click();
  await there(OLD).toBe(false);
  await expect(page.locator(".bar")).toContainText("was deleted");

  await page.reload();
  await undo.click();
  await there(OLD).toBe(true);
  await expect(page).toHaveURL(/old-pumps/);
  await page.keyboard.press("Control+z");
  await there(ARTICLE).toBe(true);
  expect(dev().has(OLD)).toBe(false);
  expect(dev().read(ARTICLE)).toBe(text);
  await expect(page).toHaveURL(/how-pumps-age/);

  await page.getByRole("textbox", { name: "Title", exact: true }).fill("How all pumps age");
  await expect.poll(() => dev().read(ARTICLE)).toContain("How all pumps age");
  await undo.click();
  await expect.poll(() => dev().read(ARTICLE)).toBe(text);
  await undo.click();
  await expect(page.locator(".bar")).toContainText("Taken back: “How pumps age” was made.");
  expect(dev().has(ARTICLE)).toBe(false);
  await page.getByRole("button", { name: "Redo" }).click();
  await there(ARTICLE).toBe(true);
  expect(dev().read(ARTICLE)).toBe(text);
  dev().remove(ARTICLE);
});

test("the editor has nothing that axe finds, at any width and at twice the size", async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 640, height: 450 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, dev());
    const look = () => new AxeBuilder({ page }).exclude("iframe").analyze();
    expect((await look()).violations).toEqual([]);
    await page.getByRole("button", { name: /^What owners say/ }).click();
    await page.locator("summary").first().click();
    expect((await look()).violations).toEqual([]);
    await page.getByRole("button", { name: "Add a section after this" }).click();
    expect((await look()).violations).toEqual([]);
    await page.keyboard.press("Escape");
    for (const name of ["New …", "Changes", "Find"]) {
      await page.getByRole("button", { name, exact: true }).click();
      expect((await look()).violations, name).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    const business = page.getByLabel("Find an entry");
    await page.goto(`${dev().origin}/_editor?file=site.yaml`);
    await business.fill("phone");
    expect((await look()).violations).toEqual([]);
    const english = dev().read("pages-data/contact.yaml");
    dev().write(
      "pages-data/contact.yaml",
      english.replace(/^( {4}heading: ).*$/gm, "$1Said otherwise by now"),
    );
    await page.goto(`${dev().origin}/_editor?page=/es/contact`);
    await page.locator(".outline .section").first().click();
    await expect(page.locator(".original.changed")).not.toHaveCount(0);
    expect((await look()).violations).toEqual([]);
    dev().write("pages-data/contact.yaml", english);
  }
});

test("a page of the site's own is kept byte for byte but for what is changed, as git says", async ({
  page,
}) => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd: dev().root,
      encoding: "utf8",
    });
  git("init", "-q");
  git("add", "pages-data");
  git("commit", "-qm", "as it was");
  await page.goto(`${dev().origin}/_editor?page=/`);
  await expect(page.getByRole("heading", { name: "Sections" })).toBeVisible({ timeout: 60_000 });
  await page.locator(".outline .section").first().click();
  await page.getByRole("textbox", { name: "Small line above" }).fill("Pools, looked after");
  await expect(shown(page).locator("main")).toContainText("Pools, looked after");
  await expect(saved(page)).toHaveText("Saved");
  expect(git("diff", "--numstat").trim()).toBe("1\t1\tpages-data/index.yaml");
});
