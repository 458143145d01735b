import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { type DevServer, startDev } from "../devServer.ts";

const FOLDER = "pages-data/service-areas/little-cove";
const HUB = `${FOLDER}/index.yaml`;

/** A city that still has the note that it was copied, but whose texts are all its own. */
const REWRITTEN = `# yaml-language-server: $schema=../../../schema/page.json
# Copied from another city: rewrite it for Little Cove, then delete this line.
title: Clean panes in Little Cove
description: Every pane between the boathouse and the ferry landing of Little Cove, cleaned before the first boat.
draft: true
city:
  name: Little Cove
  order: 9
  tier: additional
  description: Boathouses around one quay.
  features: [Salt spray rinsed away]
  postalCodes: ["04999"]
  phone: main
  geo: { latitude: 43.1, longitude: -70.1 }
blocks:
  - type: hero
    heading: Clean panes in Little Cove
  - type: cta
    heading: Ask the boathouse
    actions: [{ label: Home, href: / }]
`;

let dev: DevServer;
test.beforeAll(async () => {
  dev = await startDev();
});
test.afterAll(() => dev.stop());

test("a copied city tells what is still the other one’s, page by page, until nothing is", async ({
  page,
}) => {
  await page.goto(`${dev.origin}/_editor?page=/`);
  await page.getByRole("button", { name: "New …" }).click();
  await page.getByLabel("What is it?").selectOption("city");
  await page.getByLabel("The city’s name").fill("Little Cove");
  await page.getByRole("button", { name: "Make it" }).click();
  await expect(page.getByRole("heading", { name: "Still the other city’s" })).toBeVisible();
  const progress = page.locator("h2:text('Still the other city’s') + ul");
  await expect(progress.getByRole("listitem").first()).toHaveText(/: [1-9]\d*$/);
  await expect(page.getByRole("button", { name: /stands word for word in/ })).not.toContainText(".yaml");
  expect((await new AxeBuilder({ page }).exclude("iframe").analyze()).violations).toEqual([]);
  const others = progress.getByRole("button").and(page.locator(":not([aria-current])"));
  await others.first().click();
  await expect(page).not.toHaveURL(/little-cove$/);
  await page.goBack();

  dev.remove(FOLDER);
  dev.write(HUB, REWRITTEN);
  await expect(page.getByText("Done: nothing is left to rewrite.")).toBeVisible();
  await expect(progress.getByRole("listitem").first()).toHaveText(/: done$/);
});

test("a page shows how it is found and shared, and counts what search engines count", async ({ page }) => {
  const FILE = "pages-data/service-areas/burlington/window-cleaning.yaml";
  await page.goto(`${dev.origin}/_editor?page=/service-areas/burlington/window-cleaning`);
  await page.getByText("How it looks elsewhere").click();
  const result = page.locator(".search-result");
  const title = page.getByRole("textbox", { name: "Title", exact: true });
  await title.fill("Panes of Burlington");
  await expect(result.locator("b")).toContainText("Panes of Burlington");
  await expect(result.locator("small")).toContainText("/service-areas/burlington/window-cleaning");
  const shown = (await result.locator("b").textContent()) ?? "";
  await expect(page.getByText(`a title of ${shown.length} letters`)).toBeVisible();
  const shared = page.locator("img.shared");
  await expect.poll(() => shared.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);

  const count = page.getByText(/^\d+ words; search engines/);
  const before = Number.parseInt((await count.textContent()) ?? "", 10);
  expect(before).toBeGreaterThan(0);
  const text = dev.read(FILE);
  dev.write(FILE, `${text.trimEnd()}\n  - type: prose\n    body: Three more words\n`);
  await expect(count).toContainText(`${before + 3} words`);
});
