import { expect, test } from "@playwright/test";
import { changes, editedSite, FILE, open, said, save, shown, TEXT } from "./editedSite.ts";

const dev = editedSite();

test("a headline, a testimonial, a picture and a section's place: the file has these changes and no others", async ({
  page,
}) => {
  await page.goto(`${dev().origin}/only-edited`);
  await expect(page.getByRole("link", { name: "Edit this page" })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByRole("heading", { name: "Sections" })).toBeVisible({ timeout: 60_000 });

  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("All about salt: a guide");
  await expect(shown(page).locator("h1")).toHaveText("All about salt: a guide");

  await page.getByRole("button", { name: "Choose another picture" }).click();
  await page.getByRole("button", { name: "hero-pool.jpg" }).click();
  await page.getByRole("textbox", { name: "What it shows" }).fill("Infinity pool over the ocean");
  await expect(shown(page).locator("main img").first()).toHaveAttribute("src", /hero-pool/);

  await page.getByRole("button", { name: "All sections" }).click();
  await page.getByRole("button", { name: /^What owners say/ }).click();
  await page.getByRole("button", { name: "Add a testimonial" }).click();
  await page.getByRole("textbox", { name: "Who" }).last().fill("Manager, Brickell");
  await page.getByRole("textbox", { name: "Quote" }).last().fill("They come when they say.");
  await expect(shown(page).locator("main")).toContainText("They come when they say.");

  await page.getByRole("button", { name: "All sections" }).click();
  await page.getByRole("button", { name: "Move Salt is soft up" }).click();
  await expect(shown(page).locator("main [data-block]").nth(1)).toContainText("Salt is soft");
  expect(dev().read(FILE)).toBe(TEXT); // nothing is written before it is saved
  await save(page);

  const { gone, come } = changes(TEXT, dev().read(FILE));
  expect(gone).toEqual([
    '    heading: "All about salt"   # in quotes, with two spaces behind',
    "    picture: { src: spa-dusk.jpg, alt: Round spa at dusk }",
  ]);
  expect(come).toEqual([
    '    heading: "All about salt: a guide"   # in quotes, with two spaces behind',
    "    picture: { src: hero-pool.jpg, alt: Infinity pool over the ocean }",
    "      - who: Manager, Brickell",
    "        quote: They come when they say.",
  ]);
  const order = [
    ...dev()
      .read(FILE)
      .matchAll(/- type: (\w+)/g),
  ].map(([, type]) => type);
  expect(order).toEqual(["hero", "prose", "testimonials", "cta"]);
});

test("what is not saved is there again after a reload, can be undone, and never touches the file", async ({
  page,
}) => {
  await open(page, dev());
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("Not yet");
  await expect(shown(page).locator("h1")).toHaveText("Not yet");
  await page.reload();
  await expect(said(page)).toHaveText("Not saved");
  await expect(shown(page).locator("h1")).toHaveText("Not yet");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(shown(page).locator("h1")).toHaveText("All about salt");
  await expect(said(page)).toHaveText("Saved");
  expect(dev().read(FILE)).toBe(TEXT);
});

test("a file that was changed meanwhile is not written over: the writer sees both and chooses", async ({
  page,
}) => {
  await open(page, dev());
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("Mine");
  await expect(shown(page).locator("h1")).toHaveText("Mine");
  const theirs = TEXT.replace("Salt is soft\n", "Salt is theirs\n");
  dev().write(FILE, theirs);
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "This page was changed elsewhere" });
  await expect(dialog).toContainText("Salt is theirs");
  await expect(dialog).toContainText("Mine");
  expect(dev().read(FILE)).toBe(theirs);
  await dialog.getByRole("button", { name: "Keep yours" }).click();
  await save(page);
  expect(dev().read(FILE)).toBe(TEXT.replace('All about salt"', 'Mine"'));
});

test("what is wrong stands at its field in the checker's words; what no form can show is shown as it is", async ({
  page,
}) => {
  await open(page, dev());
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("");
  const field = page.locator('[data-field="at.blocks.0.heading"]');
  await expect(field.locator(".error")).not.toHaveText("");
  await expect(shown(page).locator("h1")).toHaveText("All about salt"); // as it was last right
  await page.getByRole("textbox", { name: "Heading" }).fill("Right");
  await expect(field.locator("p.error")).toHaveCount(0);
  dev().write(FILE, TEXT.replace("- type: prose", "- type: porse"));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator(".outline .section").nth(2).click();
  await expect(page.locator(".strange")).toContainText("Salt is soft on skin.");
  await expect(page.locator(".panel-body")).toContainText("Did you mean 'prose'?");
  dev().write(FILE, TEXT.replace("title: ", "title: {"));
  await page.reload();
  await expect(page.getByRole("textbox", { name: "The file’s text" })).toHaveValue(/title: {/);
});
