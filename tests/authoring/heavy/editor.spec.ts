import { execFileSync } from "node:child_process";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { type DevServer, startDev } from "../devServer.ts";

test.describe.configure({ mode: "serial" });

const FILE = "pages-data/only-edited.yaml";
const TEXT = `# yaml-language-server: $schema=../schema/page.json
# The page that only these tests have.
title: All about salt
description: What a pool owner should know about salt, on a page that only the tests of the editor have.
blocks:
  - type: hero
    heading: "All about salt"   # in quotes, with two spaces behind
    picture: { src: spa-dusk.jpg, alt: Round spa at dusk }

  # What they say.
  - type: testimonials
    heading: What owners say
    testimonials:
      - who: Homeowner, Doral
        quote: >-
          The water has been clear
          since the first week.
        sample: true
  - type: prose
    heading: Salt is soft
    body: |
      Salt is soft on skin.

      And hard on metal.
  - type: cta
    heading: Ask us
    actions: [{ label: Home, href: / }]
`;
let dev: DevServer;

test.beforeAll(async () => {
  dev = await startDev({ [FILE]: TEXT });
});
test.afterAll(() => dev.stop());
test.beforeEach(() => dev.write(FILE, TEXT));

const page$ = (page: Page) => page.frameLocator("iframe.page");
const status = (page: Page) => page.locator(".said");

/** Opens the editor of the page that only these tests have. */
async function open(page: Page) {
  await page.goto(`${dev.origin}/_editor?page=/only-edited`);
  await expect(page.getByRole("heading", { name: "Sections" })).toBeVisible({ timeout: 60_000 });
  await expect(page$(page).locator("h1")).toHaveText("All about salt");
}

/** The lines that two texts do not share, in the order of a diff. */
function changes(before: string, after: string) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return {
    gone: old.filter((line) => !now.includes(line)),
    come: now.filter((line) => !old.includes(line)),
  };
}

async function save(page: Page) {
  await page.keyboard.press("Control+s");
  await expect(status(page)).toHaveText("Saved");
}

test("a headline, a testimonial, a picture and a section's place: the file has these changes and no others", async ({
  page,
}) => {
  await page.goto(`${dev.origin}/only-edited`);
  await expect(page.getByRole("link", { name: "Edit this page" })).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByRole("heading", { name: "Sections" })).toBeVisible({ timeout: 60_000 });

  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("All about salt: a guide");
  await expect(page$(page).locator("h1")).toHaveText("All about salt: a guide");

  await page.getByRole("button", { name: "Choose another picture" }).click();
  await page.getByRole("button", { name: "hero-pool.jpg" }).click();
  await page.getByRole("textbox", { name: "What it shows" }).fill("Infinity pool over the ocean");
  await expect(page$(page).locator("main img").first()).toHaveAttribute("src", /hero-pool/);

  await page.getByRole("button", { name: "All sections" }).click();
  await page.getByRole("button", { name: /^What owners say/ }).click();
  await page.getByRole("button", { name: "Add a testimonial" }).click();
  await page.getByRole("textbox", { name: "Who" }).last().fill("Manager, Brickell");
  await page.getByRole("textbox", { name: "Quote" }).last().fill("They come when they say.");
  await expect(page$(page).locator("main")).toContainText("They come when they say.");

  await page.getByRole("button", { name: "All sections" }).click();
  await page.getByRole("button", { name: "Move Salt is soft up" }).click();
  await expect(page$(page).locator("main [data-block]").nth(1)).toContainText("Salt is soft");
  expect(dev.read(FILE)).toBe(TEXT); // nothing is written before it is saved
  await save(page);

  const { gone, come } = changes(TEXT, dev.read(FILE));
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
  const order = [...dev.read(FILE).matchAll(/- type: (\w+)/g)].map(([, type]) => type);
  expect(order).toEqual(["hero", "prose", "testimonials", "cta"]);
});

test("what is not saved is there again after a reload, can be undone, and never touches the file", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("Not yet");
  await expect(page$(page).locator("h1")).toHaveText("Not yet");
  await page.reload();
  await expect(status(page)).toHaveText("Not saved");
  await expect(page$(page).locator("h1")).toHaveText("Not yet");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page$(page).locator("h1")).toHaveText("All about salt");
  await expect(status(page)).toHaveText("Saved");
  expect(dev.read(FILE)).toBe(TEXT);
});

test("a file that was changed meanwhile is not written over: the writer sees both and chooses", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("Mine");
  await expect(page$(page).locator("h1")).toHaveText("Mine");
  const theirs = TEXT.replace("Salt is soft\n", "Salt is theirs\n");
  dev.write(FILE, theirs);
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "This page was changed elsewhere" });
  await expect(dialog).toContainText("Salt is theirs");
  await expect(dialog).toContainText("Mine");
  expect(dev.read(FILE)).toBe(theirs);
  await dialog.getByRole("button", { name: "Keep yours" }).click();
  await save(page);
  expect(dev.read(FILE)).toBe(TEXT.replace('All about salt"', 'Mine"'));
});

test("what is wrong stands at its field in the checker's words; what no form can show is shown as it is", async ({
  page,
}) => {
  await open(page);
  await page.getByRole("button", { name: /^All about salt/ }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("");
  const field = page.locator('[data-field="at.blocks.0.heading"]');
  await expect(field.locator(".error")).not.toHaveText("");
  await expect(page$(page).locator("h1")).toHaveText("All about salt"); // as it was last right
  await page.getByRole("textbox", { name: "Heading" }).fill("Right");
  await expect(field.locator("p.error")).toHaveCount(0);
  dev.write(FILE, TEXT.replace("- type: prose", "- type: porse"));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator(".outline .section").nth(2).click();
  await expect(page.locator(".strange")).toContainText("Salt is soft on skin.");
  await expect(page.locator(".panel-body")).toContainText("Did you mean 'prose'?");
  dev.write(FILE, TEXT.replace("title: ", "title: {"));
  await page.reload();
  await expect(page.getByRole("textbox", { name: "The file’s text" })).toHaveValue(/title: {/);
});

test("an article is made, renamed and deleted, and a city is added, as files that git can tell", async ({
  page,
}) => {
  page.on("dialog", (question) => question.accept());
  await open(page);
  await page.getByRole("button", { name: "New …" }).click();
  await page.getByLabel("Its title").fill("How salt cells age");
  await page.getByRole("button", { name: "Make it" }).click();
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("How salt cells age", {
    timeout: 60_000,
  });
  expect(dev.read("pages-data/blog/how-salt-cells-age.yaml")).toContain("draft: true");

  await page.getByText("Rename or delete this page").click();
  await page.getByLabel("Its address", { exact: true }).fill("/blog/old-salt-cells");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(page).toHaveURL(/old-salt-cells/);
  expect(dev.read("pages-data/blog/old-salt-cells.yaml")).toContain("How salt cells age");
  expect(() => dev.read("pages-data/blog/how-salt-cells-age.yaml")).toThrow();

  await page.getByText("Rename or delete this page").click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).not.toHaveURL(/old-salt-cells/);
  expect(() => dev.read("pages-data/blog/old-salt-cells.yaml")).toThrow();

  await page.getByRole("button", { name: "New …" }).click();
  await page.getByLabel("What is it?").selectOption("city");
  await page.getByLabel("The city’s name").fill("Little Cove");
  await page.getByLabel("Zip codes").fill("33129, 33131");
  await page.getByRole("button", { name: "Make it" }).click();
  await expect(page.getByRole("heading", { name: "Still the other city’s" })).toBeVisible({
    timeout: 60_000,
  });
  const hub = dev.read("pages-data/service-areas/little-cove/index.yaml");
  expect(hub).toContain("  name: Little Cove\n");
  expect(hub).toContain('  zipCodes: ["33129", "33131"]\n');
  dev.remove("pages-data/service-areas/little-cove");
});

test("the editor has nothing that axe finds, at any width and at twice the size", async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 640, height: 450 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page);
    const look = () => new AxeBuilder({ page }).exclude("iframe").analyze();
    expect((await look()).violations).toEqual([]);
    await page.getByRole("button", { name: /^What owners say/ }).click();
    await page.locator("summary").first().click();
    expect((await look()).violations).toEqual([]);
    await page.getByRole("button", { name: "Add a section after this" }).click();
    expect((await look()).violations).toEqual([]);
    await page.keyboard.press("Escape");
  }
});

test("a page of the site's own is kept byte for byte but for what is changed, as git says", async ({
  page,
}) => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd: dev.root,
      encoding: "utf8",
    });
  git("init", "-q");
  git("add", "pages-data");
  git("commit", "-qm", "as it was");
  await page.goto(`${dev.origin}/_editor?page=/`);
  await expect(page.getByRole("heading", { name: "Sections" })).toBeVisible({ timeout: 60_000 });
  await page.locator(".outline .section").first().click();
  await page.getByRole("textbox", { name: "Small line above" }).fill("Pools, looked after");
  await expect(page$(page).locator("main")).toContainText("Pools, looked after");
  await save(page);
  expect(git("diff", "--numstat").trim()).toBe("1\t1\tpages-data/index.yaml");
});
