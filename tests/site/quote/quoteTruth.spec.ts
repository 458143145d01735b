import { expect, type Page, type Route, test } from "@playwright/test";
import { holdAnimations, seek } from "../animations.ts";
import { kinds } from "../kinds.ts";
import { FUNCTION, fill, openForm, STORED, send } from "./quoteForm.ts";

const FAILED = /^Failed to send quote request\. Please try again or call us at [0-9-]+\./;
const MAY_HAVE_ARRIVED = "It may have arrived; sending again is safe.";

/** Submits the form once it is hydrated; returns the idempotency key of the request. */
async function sendAgain(page: Page): Promise<string | null> {
  await expect(page.locator('[data-island="quoteForm"]')).toHaveAttribute("data-hydrated", "");
  const sent = page.waitForRequest(FUNCTION);
  await send(page).click();
  return (await sent).headerValue("idempotency-key");
}

/** Fills and submits the form; returns the idempotency key. */
async function sendFilled(page: Page): Promise<string | null> {
  await fill(page);
  return sendAgain(page);
}

const FOREIGN: Parameters<Route["fulfill"]>[0][] = [
  { contentType: "text/html", body: "<!doctype html><p>The host's own page</p>" },
  { status: 200, body: "" },
  { status: 204 },
  { json: { ok: false } },
  { json: { ok: true } },
  { json: { ok: true, id: "1" } },
  { contentType: "application/json", body: '{"ok":true' },
  { status: 502, contentType: "text/html", body: "Bad gateway" },
  { status: 503, json: { error: { code: "outcome_unknown", message: "" } } },
];
test("an answer that is not the function's own yes thanks nobody, and the draft stays", async ({ page }) => {
  await openForm(page);
  await fill(page);
  for (const answer of FOREIGN) {
    await page.route(FUNCTION, (route) => route.fulfill(answer));
    await sendAgain(page);
    await expect(page.getByRole("alert"), JSON.stringify(answer)).toHaveText(FAILED);
    await expect(page.getByRole("alert")).toContainText(MAY_HAVE_ARRIVED);
    await expect(page.getByText("Thank You!")).toHaveCount(0);
    await page.unroute(FUNCTION);
    await page.reload();
    await expect(page.getByLabel("Full Name")).toHaveValue("Ana Brook");
  }
});

test("a redirect to a page that says yes is no thanks", async ({ page }) => {
  await page.route("**/elsewhere", (route) => route.fulfill(STORED));
  await page.route(FUNCTION, (route) => route.fulfill({ status: 302, headers: { location: "/elsewhere" } }));
  await openForm(page);
  await sendFilled(page);
  await expect(page.getByRole("alert")).toContainText(MAY_HAVE_ARRIVED);
});

test("no answer in 20 seconds may have arrived; a repeat after a reload carries the same key, and is thanked", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(FUNCTION, () => {}); // never answers
  await openForm(page);
  const key = await sendFilled(page);
  await page.clock.fastForward(20_000);
  await expect(page.getByRole("alert")).toContainText(MAY_HAVE_ARRIVED);
  await page.unroute(FUNCTION);
  await page.route(FUNCTION, (route) =>
    route.fulfill({ status: 503, json: { error: { code: "unavailable", message: "" } } }),
  );
  await page.reload();
  expect(await sendAgain(page)).toBe(key);
  await expect(page.getByRole("alert")).toContainText(MAY_HAVE_ARRIVED); // the first request, not this one
  await page.unroute(FUNCTION);
  await page.route(FUNCTION, (route) => route.fulfill(STORED));
  await page.goto(kinds.plain);
  await page.goBack();
  expect(await sendAgain(page)).toBe(key);
  await expect(page.getByText("Thank You!")).toBeVisible();
});

test("a corrected text is another request, and so is the next one after a success", async ({ page }) => {
  await page.clock.install();
  await page.route(FUNCTION, (route) => route.abort());
  await openForm(page);
  const first = await sendFilled(page);
  await page.getByLabel("Phone Number").fill("305-555-0122");
  const corrected = await sendAgain(page);
  await page.unroute(FUNCTION);
  await page.route(FUNCTION, (route) => route.fulfill(STORED));
  expect(await sendAgain(page)).toBe(corrected);
  await expect(page.getByText("Thank You!")).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("");
  expect(new Set([first, corrected, await sendFilled(page)]).size).toBe(3);
});

test("a lost answer and a reload on a real function store one", async ({ page }) => {
  let ids: string[] = [];
  await page.route(FUNCTION, async (route) => {
    const response = await route.fetch();
    ids.push((await response.json()).id);
    await (ids.length === 1 ? route.abort() : route.fulfill({ response }));
  });
  await openForm(page);
  await fill(page, `lost-${Date.now()}@example.com`);
  await page.getByLabel("Service Needed").selectOption("");
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText(MAY_HAVE_ARRIVED, { timeout: 20_000 });
  await page.reload();
  await expect(page.locator('[data-island="quoteForm"]')).toHaveAttribute("data-hydrated", "");
  await send(page).click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  ids = ids.filter(Boolean);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test("too many requests: the time to wait is told", async ({ page }) => {
  const refusal = { error: { code: "too_many_requests", message: "" } };
  await page.route(FUNCTION, (route) =>
    route.fulfill({ status: 429, headers: { "retry-after": "290" }, json: refusal }),
  );
  await openForm(page);
  await sendFilled(page);
  await expect(page.getByRole("alert")).toHaveText(
    /^Failed to send quote request\. Please try again or call us at [0-9-]+\. Please wait 5 minutes before you try again\.$/,
  );
});

for (const blocked of [["localStorage"], ["sessionStorage"], ["localStorage", "sessionStorage"]]) {
  test(`the form sends where the browser blocks ${blocked.join(" and ")}`, async ({ page }) => {
    await page.addInitScript((names) => {
      for (const name of names)
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Access is denied.", "SecurityError");
          },
        });
    }, blocked);
    await page.route(FUNCTION, (route) => route.fulfill(STORED));
    await openForm(page);
    await sendFilled(page);
    await expect(page.getByText("Thank You!")).toBeVisible();
  });
}

const NOT_LOADED = "This form has not loaded, so it cannot be sent.";

test("a page whose scripts do not load at all says so after a while", async ({ page }) => {
  await holdAnimations(page);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(kinds.contact);
  const words = page.getByText(NOT_LOADED);
  await seek(words, 9_999);
  await expect(words).toBeHidden();
  await seek(words, 10_001);
  await expect(words).toBeVisible();
});

test("a form that comes to life does not, nor while it loads", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(kinds.contact, { waitUntil: "commit" });
  await expect(page.getByLabel("Full Name")).toBeVisible();
  await expect(page.getByText(NOT_LOADED)).toBeHidden();
  await expect(page.locator('[data-island="quoteForm"]')).toHaveAttribute("data-hydrated", "");
  await expect(page.getByText(NOT_LOADED)).toBeHidden();
});
