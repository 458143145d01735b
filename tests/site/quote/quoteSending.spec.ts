import { expect, test } from "@playwright/test";
import { BY_HAND, quote } from "../../supabase/support/requests.ts";
import { FUNCTION, fill, openForm, SERVICE, STORED, send, stopClock } from "./quoteForm.ts";

// The very first request creates the database, which on a slow machine takes longer than a form waits.
test.beforeAll(async ({ request }) => {
  const answer = await request.post("/functions/v1/send-quote-email", {
    data: quote({ email: `ben-${Date.now()}@example.com` }),
    headers: { ...BY_HAND, "idempotency-key": crypto.randomUUID() },
    timeout: 40_000,
  });
  expect(answer.status()).toBe(200);
});

test("a request goes through, says thanks for five seconds, and leaves an empty form", async ({ page }) => {
  await page.clock.install();
  await openForm(page);
  await fill(page, `ana-${Date.now()}@example.com`);
  await stopClock(page);
  const sent = page.waitForRequest(FUNCTION);
  await send(page).click();
  const body = (await sent).postDataJSON();
  expect(Object.keys(body).sort()).toEqual(["email", "location", "message", "name", "phone", "service"]);
  await expect(page.getByText("Thank You!")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText("Your quote request has been submitted.")).toBeVisible();
  await page.clock.runFor(4_999);
  await expect(page.getByText("Thank You!")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByText("Thank You!")).toHaveCount(0);
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
});

test("a request is in the language of its page, whatever a browser translates that into", async ({
  page,
}) => {
  await openForm(page);
  await fill(page, "ana@example.com");
  const language = await page.locator("html").getAttribute("lang");
  await page.route(FUNCTION, (route) => route.fulfill(STORED));
  await page.evaluate(() => {
    document.documentElement.lang = "zh-CN";
  });
  const sent = page.waitForRequest(FUNCTION);
  await send(page).click();
  expect(await (await sent).headerValue("content-language")).toBe(language);
});

test("a request that fails keeps every value, says so, and logs it", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => message.type() === "error" && lines.push(message.text()));
  await page.route(FUNCTION, (route) =>
    route.fulfill({ status: 500, json: { error: { code: "internal", message: "" } } }),
  );
  await openForm(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    /^Failed to send quote request\. Please try again or call us at [0-9-]+\.$/,
  );
  await expect(page.getByLabel("Full Name")).toHaveValue("Ana Brook");
  await expect(page.getByLabel("Service Needed")).toHaveValue(SERVICE);
  await expect(page.getByLabel("Additional Details")).toHaveValue("Since the storm.");
  await expect(send(page)).toBeEnabled();
  expect(lines.join("\n")).toContain("was not sent");
});

test("a double click sends once; the button says so meanwhile", async ({ page }) => {
  let calls = 0;
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(FUNCTION, async (route) => {
    calls++;
    await asked;
    await route.fulfill(STORED);
  });
  await openForm(page);
  await fill(page);
  await send(page).dblclick();
  const busy = page.getByRole("button", { name: "Sending..." });
  await expect(busy).toBeDisabled();
  answer();
  await expect(page.getByText("Thank You!")).toBeVisible();
  expect(calls).toBe(1);
});

test("no choice of service is sent as Other, and repeats carry one key", async ({ page }) => {
  const keys: (string | null)[] = [];
  const services: string[] = [];
  await page.route(FUNCTION, async (route) => {
    keys.push(await route.request().headerValue("idempotency-key"));
    services.push(route.request().postDataJSON().service);
    await route.fulfill({ status: 503, json: {} });
  });
  await openForm(page);
  await fill(page);
  await page.getByLabel("Service Needed").selectOption("");
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("Failed");
  await send(page).click();
  await expect.poll(() => keys.length).toBe(2);
  expect(services).toEqual(["Other", "Other"]);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test("an ads tool is told of a sent request, where there is one", async ({ page }) => {
  await page.route(FUNCTION, (route) => route.fulfill(STORED));
  await page.route(/\/assets\/.*tags.*\.js$/, (route) => route.abort()); // it replaces our gtag if site.yaml has ids
  await page.addInitScript(() => {
    Reflect.set(window, "gtag", (...call: unknown[]) => Reflect.set(window, "conversions", call));
  });
  await openForm(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "conversions"))).toEqual([
    "event",
    "conversion",
    expect.anything(),
  ]);
});

test("the library that sends loads only when a visitor sends", async ({ page }) => {
  await openForm(page);
  await page.waitForLoadState("networkidle");
  const before = await page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );
  await page.route(FUNCTION, (route) => route.fulfill(STORED));
  await fill(page);
  await send(page).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  const after = await page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );
  expect(after).toBeGreaterThan(before);
});
