import { expect, type Locator, type Page } from "@playwright/test";
import { site, there } from "../../content/published.ts";
import { kinds } from "../kinds.ts";

/** URL pattern of the function that the form posts to. */
export const FUNCTION = "**/functions/v1/send-quote-email";

/** The function's answer to a request that is stored. */
export const STORED = { json: { ok: true, id: "0b5c1c9e-1f0a-4d6e-9c3b-2f1d3a4b5c6d" } };

const listed = site.services.find(({ where }) => where.includes("form"));
/** A service that the form offers. */
export const SERVICE = there(listed, "The form lists no service.").name;

/** Opens the form and waits until it is hydrated. */
export async function openForm(page: Page): Promise<void> {
  await page.goto(kinds.contact);
  await expect(page.locator('[data-island="quoteForm"]')).toHaveAttribute("data-hydrated", "");
}

/** Stops the clock of a page opened with `page.clock.install()`: from then on, the test moves it. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 60_000); // ahead: it runs on until it is paused, and cannot be set back
}

/** Fills every field. */
export async function fill(page: Page, email = "ana@example.com"): Promise<void> {
  await page.getByLabel("Full Name").fill("Ana Brook");
  await page.getByLabel("Phone Number").fill("305-555-0111");
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Location").fill("Doral");
  await page.getByLabel("Service Needed").selectOption(SERVICE);
  await page.getByLabel("Additional Details").fill("Since the storm.");
}

/** The submit button. */
export const send = (page: Page): Locator => page.getByRole("button", { name: "Request Free Quote" });
