import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { allFiles, editedSite, open, shown } from "./editedSite.ts";

const dev = editedSite();
const HUB = "pages-data/service-areas/little-cove/index.yaml";

/** Undoes or redoes the last change; waits until the editor says so. */
async function turn(page: Page, button: "Undo" | "Redo", words: string) {
  await page.getByRole("button", { name: button }).click();
  await expect(page.locator(".bar")).toContainText(
    `${button === "Undo" ? "Taken back" : "Done again"}: ${words}.`,
    { timeout: 60_000 },
  );
}

/** Waits until a change to whole pages is done, then undoes and redoes it, byte for byte. */
async function backAndForth(page: Page, words: string, before: Record<string, string>) {
  await expect(page.locator(".bar")).toContainText(`${words}. `, { timeout: 60_000 });
  const after = allFiles(dev());
  expect(after).not.toEqual(before);
  await turn(page, "Undo", words);
  expect(allFiles(dev())).toEqual(before);
  await turn(page, "Redo", words);
  expect(allFiles(dev())).toEqual(after);
}

async function makeCity(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New …" }).click();
  await page.getByLabel("What is it?").selectOption("city");
  await page.getByLabel("The city’s name").fill("Little Cove");
  await page.getByRole("button", { name: "Make it" }).click();
}

test("a new city and a service page of it are taken back and made again, byte for byte", async ({ page }) => {
  await open(page, dev());
  const before = allFiles(dev());
  await makeCity(page);
  await backAndForth(page, "“Little Cove” was made", before);
  expect(dev().read(HUB)).toContain("  name: Little Cove\n");

  const withCity = allFiles(dev());
  await page.getByRole("button", { name: "New …" }).click();
  await page.getByLabel("What is it?").selectOption("service");
  await page.getByLabel("Its title").fill("Heater Repair");
  await page.getByLabel("Where", { exact: true }).selectOption("little-cove");
  await page.getByRole("button", { name: "Make it" }).click();
  await backAndForth(page, "“Heater Repair” was made", withCity);
  await turn(page, "Undo", "“Heater Repair” was made");
  await turn(page, "Undo", "“Little Cove” was made");
  expect(allFiles(dev())).toEqual(before);
});

test("a city whose pages were changed is renamed and deleted, and comes back with the changes", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("dialog", (question) => {
    asked.push(question.message());
    void question.accept();
  });
  const pages = page.getByRole("combobox", { name: "Page" });
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await open(page, dev());
  const before = allFiles(dev());
  await makeCity(page);
  await expect(page.locator(".bar")).toContainText("“Little Cove” was made", { timeout: 60_000 });
  const [other = ""] = Object.keys(allFiles(dev())).filter(
    (file) => file.startsWith("pages-data/service-areas/little-cove/") && file !== HUB,
  );
  await pages.selectOption(other);
  await expect(page).toHaveURL(/little-cove%2F/);
  await title.fill("Changed in Little Cove");
  await pages.selectOption(HUB); // before the pause that precedes saving is over
  await expect(page).toHaveURL(/little-cove$/);
  const address = page.getByLabel("Its address", { exact: true });
  await expect(address).toHaveValue("/service-areas/little-cove"); // until then, the form is the other page's

  await page.getByText("Rename or delete this page").click();
  await address.fill("/service-areas/little-harbor");
  await page.getByRole("button", { name: "Rename this page" }).click();
  await expect(page).toHaveURL(/little-harbor$/, { timeout: 60_000 });
  const moved = other.replace("little-cove", "little-harbor");
  expect(dev().read(moved)).toContain("title: Changed in Little Cove\n");
  const renamed = allFiles(dev());

  await page.getByText("Rename or delete this page").click();
  await page.getByRole("button", { name: "Delete this page" }).click();
  await expect(page.locator(".bar")).toContainText("was deleted", { timeout: 60_000 });
  expect(asked.at(-1)).toMatch(/and the (?:\d+ pages|page) below it\?/);
  expect(allFiles(dev())).toEqual(before);
  await turn(page, "Undo", "/service-areas/little-harbor was deleted");
  expect(allFiles(dev())).toEqual(renamed);
  await turn(page, "Undo", "/service-areas/little-cove is /service-areas/little-harbor now");
  expect(dev().read(other)).toContain("title: Changed in Little Cove\n");
  await turn(page, "Undo", "the title of Changed in Little Cove");
  await turn(page, "Undo", "“Little Cove” was made");
  expect(allFiles(dev())).toEqual(before);
});

test("a picture that was put in and taken back is not handed in, and can be deleted", async ({ page }) => {
  const picture = ["only", "here.jpg"].join("-"); // in pieces, as no file may contain the name, not even this one
  const git = (...args: string[]) => execFileSync("git", args, { cwd: dev().root, encoding: "utf8" });
  git("init", "-q");
  git("add", "pages-data", "public", "site.yaml");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-qm", "as it was");
  page.on("dialog", (question) => question.accept());
  await open(page, dev());
  const before = allFiles(dev());
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("button", { name: "Choose another picture" }).click();
  await page.locator("input[type=file]").setInputFiles({
    name: "Only Here.jpg",
    mimeType: "image/jpeg",
    buffer: readFileSync(join(dev().root, "public/images/squeegee.jpg")),
  });
  await expect(page.locator(".panel code").filter({ hasText: picture })).toBeVisible();
  await page.getByRole("textbox", { name: "What it shows" }).fill("A pool that only this test has");
  await expect(shown(page).locator("main img").first()).toHaveAttribute("src", /only-here/);
  const changes = page.getByRole("dialog", { name: "What has changed" });
  await page.getByRole("button", { name: "Changes" }).click();
  await expect(changes).toContainText("picture added");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(shown(page).locator("main img").first()).toHaveAttribute("src", /squeegee/);
  expect(dev().has(`public/images/${picture}`)).toBe(true);
  await page.getByRole("button", { name: "Changes" }).click();
  await expect(changes).not.toContainText("picture added");
  await changes.getByRole("button", { name: `Delete ${picture}` }).click();
  await expect(changes.getByRole("button", { name: `Delete ${picture}` })).toHaveCount(0);
  expect(allFiles(dev())).toEqual(before);
});
