import { expect, test } from "@playwright/test";
import { slugFor } from "../../../content/lib/fileName.ts";
import { first } from "../../content/published.ts";
import { kinds } from "../kinds.ts";
import { FUNCTION, fill, openForm, SERVICE, STORED, send } from "./quoteForm.ts";

test("nothing is sent while fields are missing; the first takes the focus and says why", async ({ page }) => {
  let calls = 0;
  await page.route(FUNCTION, (route) => {
    calls++;
    return route.abort();
  });
  await openForm(page);
  await page.getByLabel("Phone Number").fill("305-555-0111");
  await page.getByLabel("Email Address").fill("not an address");
  await send(page).click();
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveAccessibleDescription(/name/);
  await expect(page.getByLabel("Email Address")).toHaveAccessibleDescription(/e-mail/);
  await expect(page.getByLabel("Location")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Phone Number")).toHaveAttribute("aria-invalid", "false");
  expect(calls).toBe(0);
});

test("a reload does not lose what was typed", async ({ page }) => {
  await openForm(page);
  await fill(page);
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("Ana Brook");
  await expect(page.getByLabel("Service Needed")).toHaveValue(SERVICE);
});

test("a visitor from a city's service page finds both already chosen", async ({ page }) => {
  const { url, place } = first("cityService");
  await page.goto(url);
  await page.locator('main a[href^="/quote"]').first().click();
  await expect(page.getByLabel("Location")).toHaveValue(place?.name ?? "");
  await expect(page.getByLabel("Service Needed")).toHaveValue(/\w/);
});

test("a link chooses a service, once: what the visitor chooses then stays until the next link", async ({
  page,
}) => {
  const service = page.getByLabel("Service Needed");
  const open = async (key: string) => {
    await page.goto(`${kinds.contact}?service=${key}`);
    await expect(page.locator('[data-island="quoteForm"]')).toHaveAttribute("data-hydrated", "");
  };
  await open(slugFor(SERVICE));
  await expect(service).toHaveValue(SERVICE);
  await service.selectOption("Other");
  await page.reload();
  await expect(page.locator('[data-island="quoteForm"]')).toHaveAttribute("data-hydrated", "");
  await expect(service).toHaveValue("Other");
  await page.goto("/");
  await open("none-of-ours");
  await expect(service).toHaveValue("Other");
  await open(slugFor(SERVICE));
  await expect(service).toHaveValue(SERVICE);
});

test("a link to a service that there is not chooses none and breaks nothing", async ({ page }) => {
  const mistakes: string[] = [];
  page.on("pageerror", ({ message }) => mistakes.push(message));
  await page.goto(
    `${kinds.contact}?service=%22%3E%3Cimg+src=x+onerror=alert(1)%3E&service[]=1&service=%E0%A4%A`,
  );
  await expect(page.locator('[data-island="quoteForm"]')).toHaveAttribute("data-hydrated", "");
  await expect(page.getByLabel("Service Needed")).toHaveValue("");
  expect(await page.content()).not.toContain("onerror");
  expect(mistakes).toEqual([]);
});

test("what fills the hidden field, and how fast, is told to the function, which judges", async ({ page }) => {
  await page.clock.install();
  await page.route(FUNCTION, (route) => route.fulfill(STORED));
  await openForm(page);
  await fill(page);
  const trap = page.locator("form [tabindex='-1'][name]");
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = "https://pills.example/?a&b";
  });
  await page.clock.fastForward(7_000);
  const sent = page.waitForRequest(FUNCTION);
  await send(page).click();
  const told = new URLSearchParams((await (await sent).headerValue("x-form")) ?? "");
  expect(told.get("trap")).toBe("https://pills.example/?a&b");
  expect(Number(told.get("shown"))).toBeGreaterThanOrEqual(7_000);
  expect(Object.keys((await sent).postDataJSON())).toHaveLength(6);
  await expect(page.getByText("Thank You!")).toBeVisible();
});

test("the hidden field is one that browsers and password managers leave alone", async ({ page }) => {
  await openForm(page);
  const trap = page.locator("form [tabindex='-1'][name]");
  await expect(trap).toHaveAttribute("autocomplete", "off");
  for (const sign of ["data-1p-ignore", "data-bwignore", "data-lpignore", "data-form-type"])
    await expect(trap).toHaveAttribute(sign);
  const known =
    /name|mail|phone|tel|company|organi|url|web|site|home|address|street|city|state|zip|post|country|card|code|user|login|pass|birth|search/i;
  expect(`${await trap.getAttribute("name")} ${await trap.getAttribute("id")}`).not.toMatch(known);
  await expect(trap).not.toBeInViewport();
});

test("the form works from the keyboard alone", async ({ page }) => {
  await page.route(FUNCTION, (route) => route.fulfill(STORED));
  await openForm(page);
  await page.getByLabel("Full Name").focus();
  for (const text of ["Ana Brook", "305-555-0111", "ana@example.com", "Doral", SERVICE]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank You!")).toBeVisible();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says how to call and write instead", async ({ page }) => {
    await page.goto(kinds.contact);
    await expect(page.getByText("This form needs JavaScript.")).toBeVisible();
    await expect(page.getByLabel("Full Name")).toBeHidden();
  });
});
