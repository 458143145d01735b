import { expect, test } from "@playwright/test";
import { site } from "../../content/published.ts";
import { kinds } from "../kinds.ts";

test("a page that a visitor is about to open is fetched ahead, without an inline script", async ({
  page,
  request,
}) => {
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  await page.goto(kinds.hub);
  const { href } = site.navigation.find(({ href }) => /^\/./.test(href)) ?? { href: "/" };
  const ahead = page.waitForRequest((asked) => new URL(asked.url()).pathname === href);
  await page.locator(`header nav a[href="${href}"]`).first().hover();
  expect((await ahead).headers()["sec-purpose"]).toContain("prefetch");
});
