import { expect, test } from "@playwright/test";
import { changes, editedSite, FILE, open, saved, shown, TEXT } from "./editedSite.ts";

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
  await page.getByRole("button", { name: "bright-window.jpg" }).click();
  await page.getByRole("textbox", { name: "What it shows" }).fill("Infinity pool over the ocean");
  await expect(shown(page).locator("main img").first()).toHaveAttribute("src", /bright-window/);

  await page.getByRole("button", { name: "All sections" }).click();
  await page.getByRole("button", { name: /^What owners say/ }).click();
  await page.getByRole("button", { name: "Add a testimonial" }).click();
  await page.getByRole("textbox", { name: "Who" }).last().fill("Manager, Brickell");
  await page.getByRole("textbox", { name: "Quote" }).last().fill("They come when they say.");
  await expect(shown(page).locator("main")).toContainText("They come when they say.");

  await page.getByRole("button", { name: "All sections" }).click();
  await page.getByRole("button", { name: "Move Salt is soft up" }).click();
  await expect(shown(page).locator("main [data-block]").nth(1)).toContainText("Salt is soft");
  await expect(saved(page)).toHaveText("Saved");

  const { gone, come } = changes(TEXT, dev().read(FILE));
  expect(gone).toEqual([
    '    heading: "All about salt"   # in quotes, with two spaces behind',
    "    picture: { src: squeegee.jpg, alt: Round spa at dusk }",
  ]);
  expect(come).toEqual([
    '    heading: "All about salt: a guide"   # in quotes, with two spaces behind',
    "    picture: { src: bright-window.jpg, alt: Infinity pool over the ocean }",
    "      - who: Manager, Brickell",
    "        quote: They come when they say.",
  ]);
  const order = [
    ...dev()
      .read(FILE)
      .matchAll(/- type: (\w+)/g),
  ].map(([, type]) => type);
  expect(order).toEqual(["hero", "prose", "testimonials", "cta"]);

  for (let before = dev().read(FILE); before !== TEXT; before = dev().read(FILE)) {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => dev().read(FILE)).not.toBe(before);
  }
  await expect(page.getByRole("button", { name: "Undo" })).toHaveAttribute("aria-disabled", "true");
});

test("what is written in one tab is shown in another, and taken back from there", async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, dev());
    await tab.getByRole("button", { name: /^All about salt/ }).click();
  }
  const heading = (tab: typeof page) => tab.getByRole("textbox", { name: "Heading" });
  await heading(page).fill("From one tab");
  await expect(heading(other)).toHaveValue("From one tab");
  await expect(shown(other).locator("h1")).toHaveText("From one tab");
  await other.getByRole("button", { name: "Undo" }).click();
  await expect(heading(page)).toHaveValue("All about salt");
  await expect(shown(page).locator("h1")).toHaveText("All about salt");
  expect(dev().read(FILE)).toBe(TEXT);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(heading(other)).toHaveValue("From one tab");
});

test("what somebody else writes into the file shows at once, in the form and on the page", async ({
  page,
}) => {
  await open(page, dev());
  await page.getByRole("button", { name: /^All about salt/ }).click();
  dev().write(FILE, TEXT.replace('"All about salt"', '"By another hand"'));
  await expect(page.getByRole("textbox", { name: "Heading" })).toHaveValue("By another hand");
  await expect(shown(page).locator("h1")).toHaveText("By another hand");
});

test("a field that somebody else has changed meanwhile is not written over: both are shown to choose from", async ({
  page,
}) => {
  await open(page, dev());
  await page.getByRole("button", { name: /^All about salt/ }).click();
  const theirs = TEXT.replace('"All about salt"', '"Theirs"').replace("Salt is soft\n", "Salt is theirs\n");
  const dialog = page.getByRole("dialog", { name: "Heading: changed elsewhere too" });
  for (const [button, heading] of [
    ["Take theirs", "Theirs"],
    ["Take mine", "Mine, too"],
  ] as const) {
    dev().write(FILE, TEXT);
    await expect(page.getByRole("textbox", { name: "Heading" })).toHaveValue("All about salt");
    await page.route(
      "**/_editor/run",
      (route) => {
        dev().write(FILE, theirs); // while the request is on its way
        return route.continue();
      },
      { times: 1 },
    );
    await page.getByRole("textbox", { name: "Heading" }).fill("Mine");
    await expect(dialog.getByRole("textbox", { name: "Theirs" })).toHaveValue("Theirs");
    await expect(dialog.getByRole("textbox", { name: "Mine" })).toHaveValue("Mine");
    expect(dev().read(FILE)).toBe(theirs);
    await dialog.getByRole("textbox", { name: "Mine" }).fill("Mine, too");
    await dialog.getByRole("button", { name: button }).click();
    await expect(page.getByRole("textbox", { name: "Heading" })).toHaveValue(heading);
    await expect.poll(() => dev().read(FILE)).toBe(theirs.replace("Theirs", heading));
  }
});

test("what is wrong stands at its field in the checker's words; what no form can show is shown as it is", async ({
  page,
}) => {
  await open(page, dev());
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("");
  const field = page.locator('[data-field="at.blocks.0.heading"]');
  await expect(field.locator(".error")).not.toHaveText("");
  await expect(shown(page).locator("h1")).toHaveText("All about salt"); // as it was when last valid
  await page.getByRole("textbox", { name: "Heading" }).fill("Right");
  await expect(field.locator("p.error")).toHaveCount(0);
  await expect(shown(page).locator("h1")).toHaveText("Right");
  dev().write(FILE, TEXT.replace("- type: prose", "- type: porse"));
  await page.getByRole("button", { name: "All sections" }).click();
  await page.locator(".outline .section").nth(2).click();
  await expect(page.locator(".unsupported")).toContainText("Salt is soft on skin.");
  await expect(page.locator(".panel-body")).toContainText("Did you mean 'prose'?");
});

test("a file that somebody else has broken is shown with its problem and left alone; what is typed waits", async ({
  page,
}) => {
  const broken = TEXT.replace("title: ", "title: {");
  await open(page, dev());
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.route(
    "**/_editor/run",
    (route) => {
      dev().write(FILE, broken);
      return route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("textbox", { name: "Heading" }).fill("Typed meanwhile");
  await expect(page.locator(".file-text")).toContainText("title: {");
  await expect(page.locator(".panel-body")).toContainText("Line 3:");
  expect(dev().read(FILE)).toBe(broken);
  dev().write(FILE, TEXT);
  await expect.poll(() => dev().read(FILE)).toBe(TEXT.replace('"All about salt"', '"Typed meanwhile"'));
  await expect(page.getByRole("textbox", { name: "Heading" })).toHaveValue("Typed meanwhile");
  await expect(saved(page)).toHaveText("Saved");
});

test("what is typed while the server is away is saved when it is back, and undo goes on where it was", async ({
  page,
}) => {
  await open(page, dev());
  await page.getByRole("button", { name: /^All about salt/ }).click();
  const heading = page.getByRole("textbox", { name: "Heading" });
  await heading.fill("Before");
  await expect(saved(page)).toHaveText("Saved");
  await dev().restart(async () => {
    await heading.fill("While it was away");
    await expect(page.getByRole("alert")).toContainText("The server does not answer.");
    await expect(saved(page)).toHaveText("Not saved yet");
    expect(dev().read(FILE)).toContain("Before");
  });
  await expect.poll(() => dev().read(FILE), { timeout: 60_000 }).toContain("While it was away");
  await expect(page.getByRole("alert")).toHaveCount(0);
  for (const words of ["Before", "All about salt"]) {
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(heading).toHaveValue(words);
  }
  expect(dev().read(FILE)).toBe(TEXT);
});
