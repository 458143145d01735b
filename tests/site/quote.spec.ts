import { expect, type Page, test } from "@playwright/test";

const FUNCTION = "**/functions/v1/send-quote-email";

async function openForm(page: Page): Promise<void> {
  await page.goto("/contact");
  await expect(page.locator('[data-island="quoteForm"]')).toHaveAttribute("data-hydrated", "");
}

async function fill(page: Page, email = "ana@example.com"): Promise<void> {
  await page.getByLabel("Full Name").fill("Ana Pool");
  await page.getByLabel("Phone Number").fill("305-555-0111");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Location").fill("Doral");
  await page.getByLabel("Service Needed").selectOption("Green Pool Recovery");
  await page.getByLabel("Additional Details").fill("Green since the storm.");
}

const send = (page: Page) => page.getByRole("button", { name: "Request Free Quote" });

test("a request goes through, says thanks for five seconds, and leaves an empty form", async ({ page }) => {
  await openForm(page);
  await fill(page, `ana-${Date.now()}@example.com`);
  const sent = page.waitForRequest(FUNCTION);
  await send(page).click();
  const body = (await sent).postDataJSON();
  expect(Object.keys(body).sort()).toEqual(["email", "location", "message", "name", "phone", "service"]);
  await expect(page.getByText("Thank You!")).toBeVisible({ timeout: 20_000 });
  await expect(
    page.getByText("Your quote request has been submitted. We'll contact you within 2 hours."),
  ).toBeVisible();
  await page.waitForTimeout(4000);
  await expect(page.getByText("Thank You!")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("", { timeout: 3000 });
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
});

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
  await expect(page.getByLabel("Full Name")).toHaveValue("Ana Pool");
  await expect(page.getByLabel("Service Needed")).toHaveValue("Green Pool Recovery");
  await expect(page.getByLabel("Additional Details")).toHaveValue("Green since the storm.");
  await expect(send(page)).toBeEnabled();
  expect(lines.join("\n")).toContain("was not sent");
});

test("a double click sends once; the button says so meanwhile", async ({ page }) => {
  let calls = 0;
  await page.route(FUNCTION, async (route) => {
    calls++;
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fulfill({ json: { ok: true } });
  });
  await openForm(page);
  await fill(page);
  await send(page).dblclick();
  const busy = page.getByRole("button", { name: "Sending..." });
  await expect(busy).toBeDisabled();
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

test("a reload does not lose what was typed", async ({ page }) => {
  await openForm(page);
  await fill(page);
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("Ana Pool");
  await expect(page.getByLabel("Service Needed")).toHaveValue("Green Pool Recovery");
});

test("a visitor from a city's service page finds both already chosen, with nothing in the address", async ({
  page,
}) => {
  await page.goto("/service-areas/doral/leak-detection");
  await page.locator("main").getByRole("link", { name: "Schedule Detection" }).first().click();
  await expect(page).toHaveURL("/quote");
  await expect(page.getByLabel("Location")).toHaveValue("Doral");
  await expect(page.getByLabel("Service Needed")).toHaveValue("Pool Leak Detection");
});

test("a robot that fills the hidden field is thanked, and nothing is sent", async ({ page }) => {
  let calls = 0;
  page.on("request", (request) => request.url().includes("/functions/") && calls++);
  await openForm(page);
  await fill(page);
  await page.locator('[name="website"]').evaluate((field: HTMLInputElement) => {
    field.value = "https://example.com";
  });
  await send(page).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  expect(calls).toBe(0);
});

test("the form works from the keyboard alone", async ({ page }) => {
  await page.route(FUNCTION, (route) => route.fulfill({ json: { ok: true } }));
  await openForm(page);
  await page.getByLabel("Full Name").focus();
  for (const text of ["Ana Pool", "305-555-0111", "ana@example.com", "Doral", "Pool Inspection"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Thank You!")).toBeVisible();
});

test("an ads tool is told of a sent request, where there is one", async ({ page }) => {
  await page.route(FUNCTION, (route) => route.fulfill({ json: { ok: true } }));
  await page.addInitScript(() => {
    Reflect.set(window, "gtag", (...call: unknown[]) => Reflect.set(window, "conversions", call));
  });
  await openForm(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "conversions"))).toEqual(["event", "conversion", {}]);
});

test("the library that sends loads only when a visitor sends", async ({ page }) => {
  await openForm(page);
  await page.waitForLoadState("networkidle");
  const before = await page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );
  await page.route(FUNCTION, (route) => route.fulfill({ json: { ok: true } }));
  await fill(page);
  await send(page).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  const after = await page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
  );
  expect(after).toBeGreaterThan(before);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says how to call and write instead", async ({ page }) => {
    await page.goto("/contact");
    await expect(page.getByText("This form needs JavaScript.")).toBeVisible();
    await expect(page.getByLabel("Full Name")).toBeHidden();
  });
});
