import { readdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { contentSecurityPolicy } from "../../../output/hosts/contentSecurityPolicy.ts";
import { site } from "../../content/published.ts";
import { BUILT } from "../html/html.ts";
import { kinds } from "../kinds.ts";
import { watchPolicy } from "./watchPolicy.ts";

const GOOGLE = "https://www.googletagmanager.com/gtag/js?id=G-TEST1";
/** Attributes of the meta tag on a page that asks visitors for consent first. */
const ASKING = `data-ask="${GOOGLE}" data-words="${JSON.stringify(site.words.consent).replaceAll('"', "&quot;")}"`;
const script = readdirSync(`${BUILT}/assets`).find((name) => /tags.*\.js$/.test(name));

/** Opens a page as if built with ids in site.yaml. Returns the requests to other hosts, all answered here. */
async function open(page: Page, meta: string, ads = ""): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: "document.documentElement.dataset.google = ''",
    });
  });
  await page.route(`**${kinds.plain}`, async (route) => {
    const response = await route.fetch();
    const policy = contentSecurityPolicy({ ...site, integrations: { analytics: "G-TEST1", ads } }, []);
    const tags = `<meta name="tags" content="G-TEST1" ${meta}><script type="module" src="/assets/${script}"></script>`;
    const plain = (await response.text()).replace(
      /<(?:meta name="tags"|script (?!type="application)|link rel="preconnect")[^>]*>/g,
      "",
    );
    const body = plain.replace("</head>", `${tags}</head>`);
    await route.fulfill({ headers: { ...response.headers(), "content-security-policy": policy }, body });
  });
  await page.goto(kinds.plain);
  return asked;
}

const question = (page: Page) => page.getByRole("region", { name: site.words.consent.name });
const commands = (page: Page) =>
  page.evaluate(() => window.dataLayer?.map((command) => [...Object.values(Object(command))].map(String)));

test("visitors are asked, nothing loads before they agree, and they are asked once", async ({ page }) => {
  const violations = await watchPolicy(page);
  const asked = await open(page, ASKING);
  await expect(question(page)).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  await question(page).getByRole("button", { name: site.words.consent.agree }).click();
  await expect(page.locator("html[data-google]")).toBeAttached();
  await expect(question(page)).toBeHidden();
  await page.reload();
  await expect(page.locator("html[data-google]")).toBeAttached();
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([GOOGLE, GOOGLE]);
  expect(violations).toEqual([]);
});

for (const size of ["100%", "200%"])
  test(`the question stays on a phone's screen, and above its bar: text at ${size}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, ASKING);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, size);
    const [box, bar] = await Promise.all(
      [question(page), page.locator("[data-phone-bar]")].map((place) =>
        place.evaluate((element) => element.getBoundingClientRect().toJSON()),
      ),
    );
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(bar.top);
  });

test("a visitor who does not agree is not measured, and not asked again", async ({ page }) => {
  const asked = await open(page, ASKING);
  await question(page).getByRole("button", { name: site.words.consent.refuse }).click();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(question(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test("Google's script is told which ids to measure for, and the form can count", async ({ page }) => {
  await open(page, "");
  await expect
    .poll(() => commands(page))
    .toEqual([
      ["js", expect.any(String)],
      ["config", "G-TEST1"],
    ]);
  await page.evaluate(() => window.gtag?.("event", "conversion", {}));
  expect((await commands(page))?.at(-1)?.slice(0, 2)).toEqual(["event", "conversion"]);
  await expect(question(page)).toBeHidden();
});

const ANALYTICS = [
  "https://www.googletagmanager.com/a?id=G-TEST1",
  "https://region1.google-analytics.com/g/collect",
];
const ADS = ["https://www.google.com/ccm/collect", "https://stats.g.doubleclick.net/g/collect"];

for (const [ads, allowed, forbidden] of [
  ["", ANALYTICS, [...ADS, "https://evil.example/"]],
  ["AW-1", [...ANALYTICS, ...ADS], ["https://evil.example/"]],
] as const) {
  test(`the policy lets Google's tags tell Google, and nobody else: ${ads ? "ads too" : "analytics"}`, async ({
    page,
  }) => {
    const violations = await watchPolicy(page);
    const asked = await open(page, "", ads);
    await page.evaluate(
      async (urls) => {
        for (const url of urls) await fetch(url, { mode: "no-cors" }).catch(() => undefined);
      },
      [...allowed, ...forbidden],
    );
    expect(asked).toEqual(allowed);
    const refused = forbidden.map((url) => expect.stringContaining(`connect-src ${url}`));
    await expect.poll(() => violations).toEqual(refused);
  });
}
