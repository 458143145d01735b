import { expect, test } from "@playwright/test";
import { contentSecurityPolicy } from "../../../output/hosts/contentSecurityPolicy.ts";
import { site } from "../../content/published.ts";
import { kinds, pageWith } from "../kinds.ts";
import { STORED } from "../quote/quoteForm.ts";
import { unfold, watchWithMap } from "./watchPolicy.ts";

test("an article that is not there does nothing that the policy forbids", async ({ page }) => {
  const violations = await watchWithMap(page);
  await page.goto("/blog/nope");
  await unfold(page);
  expect(violations).toEqual([]);
});

test("the form, its answers and its toasts do nothing that the policy forbids", async ({ page }) => {
  const violations = await watchWithMap(page);
  let status = 500;
  await page.route("**/functions/v1/**", (route) => route.fulfill({ status, ...STORED }));
  await page.goto(kinds.contact);
  await unfold(page);
  const send = page.getByRole("button", { name: "Request Free Quote" });
  await send.click();
  const fields = {
    "Full Name": "Ana",
    "Phone Number": "305-555-0111",
    "Email Address": "a@example.com",
    Location: "Doral",
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label).fill(text);
  await send.click();
  await expect(page.getByText("Failed to send quote request.")).toBeVisible();
  status = 200;
  await send.click();
  await expect(page.getByText("Thank You!")).toBeVisible();
  await page.getByRole("button", { name: "Copy number" }).click();
  await expect(page.locator("ol li", { hasText: /Copied|does not let us copy/ })).toBeVisible();
  expect(violations).toEqual([]);
});

test("the newsletter box does nothing that the policy forbids", async ({ page }) => {
  const shown = pageWith("newsletter");
  test.skip(!shown || Boolean(site.links.newsletter), "no page has a box that sends nothing yet");
  const violations = await watchWithMap(page);
  await page.goto(shown?.url ?? "");
  await unfold(page);
  await page.getByLabel("Email Address").fill("a@example.com");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expect(page.getByText("Sign-up opens soon")).toBeVisible();
  expect(violations).toEqual([]);
});

test("the map does nothing that the policy forbids", async ({ page }) => {
  test.skip(!pageWith("map"), "no page shows a map");
  const violations = await watchWithMap(page);
  await page.goto(kinds.map);
  await page.locator("[data-map] summary").first().click();
  await expect(page.frameLocator("[data-map] iframe").first().getByText("A map")).toBeVisible();
  expect(violations).toEqual([]);
});

test("the policy forbids what someone slips into a page: scripts, styles, strange hosts, text as HTML", async ({
  page,
}) => {
  const violations = await watchWithMap(page);
  const slipped =
    "<script>document.title = 'run'</script><p style='color:red' onclick='run()'><img src='https://evil.example/a.png'>";
  await page.route(`**${kinds.plain}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("<main", `${slipped}<main`) });
  });
  await page.goto(kinds.plain);
  const refused = await page.evaluate(() => {
    try {
      document.body.insertAdjacentHTML("beforeend", "<b>text</b>");
      return false;
    } catch {
      return true;
    }
  });
  const trustedTypes = contentSecurityPolicy(site, []).includes("require-trusted-types-for");
  expect(refused).toBe(trustedTypes); // not required with Google's scripts, which it would break
  await page.locator("p[onclick]").click(); // Chromium checks the policy when a handler is first needed
  const forbidden = [
    "script-src-elem inline",
    "script-src-attr",
    "style-src-attr",
    "img-src https://evil.example",
  ];
  for (const directive of [...forbidden, ...(trustedTypes ? ["require-trusted-types-for"] : [])])
    await expect.poll(() => violations.some((text) => text.includes(directive)), directive).toBe(true);
  expect(await page.title()).not.toBe("run");
});
