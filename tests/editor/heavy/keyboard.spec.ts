import { expect, type Locator, type Page, test } from "@playwright/test";
import { editedSite, FILE, saved, shown } from "./editedSite.ts";

const dev = editedSite();

/** Presses Tab until the target has the focus; fails if the focus is invisible anywhere on the way. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeVisible();
  for (let count = 0; count < 120; count++) {
    await page.keyboard.press(key);
    const outline = await page.evaluate(() => {
      const { tagName = "", type = "" } = (document.activeElement ?? {}) as HTMLInputElement;
      const around = type === "file" ? document.activeElement?.parentElement : document.activeElement;
      return ["BODY", "IFRAME"].includes(tagName) || !around || getComputedStyle(around).outlineStyle;
    });
    expect(outline, "the focus can be seen").not.toBe("none");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not lead to ${target}.`);
}

/** Replaces the text of the focused field. */
async function typeOver(page: Page, text: string) {
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}

test("a page is edited and a city made by keyboard alone, and the focus is never lost", async ({ page }) => {
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const box = (name: string) => page.getByRole("textbox", { name });
  await page.goto(`${dev().origin}/only-edited`);
  await expect(button("Edit this page").or(page.getByRole("link", { name: "Edit this page" }))).toBeVisible();
  await keyboard.press("e");
  await expect(page.getByRole("heading", { name: "Sections" })).toBeFocused({ timeout: 60_000 });
  await expect(shown(page).locator("h1")).toHaveText("All about salt");

  await tabTo(page, button(/^All about salt/));
  await keyboard.press("Enter");
  await tabTo(page, box("Heading"));
  await typeOver(page, "Salt in ${business.na");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  await expect(box("Heading")).toHaveValue("Salt in ${business.name}");
  await keyboard.press("Backspace"); // deletes the variable as a whole
  await keyboard.type("pools ${na");
  await keyboard.press("Home");
  await keyboard.press("Control+ArrowRight");
  await keyboard.press("Escape"); // away from the variable, which it would take back
  await expect(box("Heading")).toHaveValue("Salt in pools ${na");
  await keyboard.press("End");
  for (let count = 0; count < " ${na".length; count++) await keyboard.press("Backspace");
  await expect(shown(page).locator("h1")).toHaveText("Salt in pools");

  await tabTo(page, button("Choose another picture"));
  await keyboard.press("Enter");
  await keyboard.press("Escape");
  await expect(button("Choose another picture")).toBeFocused();
  await keyboard.press("Enter");
  await tabTo(page, button("bright-window.jpg"));
  await keyboard.press("Enter");
  await expect(box("What it shows")).toBeFocused();
  await typeOver(page, "Infinity pool over the ocean");

  await tabTo(page, button("All sections"), "Shift+Tab");
  await keyboard.press("Enter");
  await tabTo(page, button(/^Salt is soft/));
  await keyboard.press("Alt+ArrowUp");
  await expect(button(/^Salt is soft/)).toBeFocused();
  await expect(shown(page).locator("main [data-block]").nth(1)).toContainText("Salt is soft");

  await tabTo(page, button(/^What owners say/));
  await keyboard.press("Enter");
  await tabTo(page, button("Add a testimonial"));
  await keyboard.press("Enter");
  await expect(box("Who").last()).toBeFocused();
  await keyboard.type("Manager, Brickell");
  await tabTo(page, box("Quote").last());
  await keyboard.type("They come when they say.");
  await expect(shown(page).locator("main")).toContainText("They come when they say.");
  await tabTo(page, button("Move testimonial 2 up"), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(button("Move testimonial 1 down")).toBeFocused();
  await expect(box("Who").first()).toHaveValue("Manager, Brickell");
  await keyboard.press("Control+z");
  await keyboard.press("Control+s");
  const order = "        sample: true\n      - who: Manager, Brickell\n";
  await expect.poll(() => dev().read(FILE)).toContain(order);
  await expect(saved(page)).toHaveText("Saved");

  await tabTo(page, button("Changes"), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "What has changed" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(button("Changes")).toBeFocused();
  await tabTo(page, button("New …"), "Shift+Tab");
  await keyboard.press("Enter");
  await tabTo(page, page.getByLabel("What is it?"));
  await keyboard.type("A city");
  await tabTo(page, page.getByLabel("The city’s name"));
  await keyboard.type("Little Cove");
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sections" })).toBeFocused({ timeout: 60_000 });
  await expect(page).toHaveURL(/little-cove/);
  const left = page.getByRole("heading", { name: "Still the other city’s" });
  await expect(left).toBeVisible({ timeout: 60_000 });
  await tabTo(page, button(/This fact is the same/).first());
  await keyboard.press("Enter");
  await expect(
    page.locator("[data-field^='at.city.facts'] :focus, :focus[id^='at.city.facts']"),
  ).toBeVisible();
  dev().remove("pages-data/service-areas/little-cove");
});
