import { expect, test } from "@playwright/test";

test("a page that a visitor is about to open is fetched ahead, without an inline script", async ({
  page,
  request,
}) => {
  const rules = await request.get("/speculation-rules.json");
  expect(rules.headers()["content-type"]).toBe("application/speculationrules+json");
  await page.goto("/service-areas/doral");
  const ahead = page.waitForRequest(/\/about$/);
  await page.locator('header a[href="/about"]').hover();
  expect((await ahead).headers()["sec-purpose"]).toContain("prefetch");
});
