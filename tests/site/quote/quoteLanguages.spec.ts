import { expect, type Page, test } from "@playwright/test";
import { filledIn } from "../../../schema/filledIn.ts";
import { loadSite, MAIN, site as main, OTHER, there } from "../../content/published.ts";
import { inOther, kinds } from "../kinds.ts";
import { FUNCTION, SERVICE, STORED } from "./quoteForm.ts";

test.skip(OTHER === undefined, "the site has one language");

const site = there(loadSite().lists.get(OTHER ?? MAIN)?.site, "It is right.");
const words = site.words.form;
const path = inOther?.contact ?? "";
const index = main.services.findIndex(({ name }) => name === SERVICE);

async function openForm(page: Page): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-island="quoteForm"]')).toHaveAttribute("data-hydrated", "");
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel(words.name).fill("Ana Brook");
  await page.getByLabel(words.phone, { exact: true }).fill("305-555-0111");
  await page.getByLabel(words.email).fill("ana@example.com");
  await page.getByLabel(words.location).fill("Doral");
  await page.getByLabel(words.service).selectOption({ label: site.services[index]?.name ?? "" });
}

const send = (page: Page) => page.getByRole("button", { name: words.send });
const textOf = (text: string) => text.split(/\{\w+\}/)[0] ?? text;

test("a form in another language says in it what is missing and what is wrong", async ({ page }) => {
  await openForm(page);
  await page.getByLabel(words.email).fill("no");
  await send(page).click();
  await expect(page.getByLabel(words.name)).toBeFocused();
  await expect(page.getByLabel(words.name)).toHaveAccessibleDescription(words.missing.name);
  await expect(page.getByLabel(words.email)).toHaveAccessibleDescription(
    filledIn(words.wrong.email, { seen: "no" }),
  );
});

test("what it sends says the language, and the service by the name that the owner has for it", async ({
  page,
}) => {
  await page.route(FUNCTION, (route) => route.fulfill(STORED));
  await openForm(page);
  await fill(page);
  const sent = page.waitForRequest(FUNCTION);
  await send(page).click();
  expect(await (await sent).headerValue("content-language")).toBe(OTHER);
  expect((await sent).postDataJSON()).toMatchObject({ service: SERVICE });
  await expect(page.getByText(words.thanks)).toBeVisible();
  await expect(page.getByText(filledIn(words.sent, { time: site.hours.reply }))).toBeVisible();
});

test("where the network fails, it says so, keeps what was typed, and may be sent again", async ({ page }) => {
  await page.route(FUNCTION, (route) => route.abort());
  await openForm(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText(textOf(words.failed));
  await expect(page.getByRole("alert")).toContainText(words.unsure);
  await expect(page.getByLabel(words.name)).toHaveValue("Ana Brook");
  await page.unroute(FUNCTION);
  await page.route(FUNCTION, (route) => route.fulfill(STORED));
  await send(page).click();
  await expect(page.getByText(words.thanks)).toBeVisible();
});

test("where it was sent too often, it says how long to wait, and while it sends, that it does", async ({
  page,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(FUNCTION, async (route) => {
    await answered;
    await route.fulfill({
      status: 429,
      headers: { "retry-after": "300" },
      json: { error: { code: "too_many" } },
    });
  });
  await openForm(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByRole("button", { name: words.sending })).toBeVisible();
  answer();
  const time = filledIn(words.minutes.other, { count: 5 });
  await expect(page.getByRole("alert")).toContainText(filledIn(words.wait, { time }));
});

test("a short message is announced in it", async ({ page }) => {
  await openForm(page);
  await page.getByRole("button", { name: words.copy }).click();
  await expect(page.getByRole("region", { name: words.notice })).toBeAttached();
  await expect(page.getByRole("button", { name: words.dismiss })).toBeVisible();
});

test("what was typed in one language is there in the other", async ({ page }) => {
  await openForm(page);
  await fill(page);
  await page.goto(kinds.contact);
  const { name, service } = main.words.form;
  await expect(page.getByLabel(name)).toHaveValue("Ana Brook");
  await expect(page.getByLabel(service)).toHaveValue(SERVICE);
});
