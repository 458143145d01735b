import { expect, test } from "@playwright/test";
import { page as contentOf, site } from "../content/published.ts";
import { kinds } from "./kinds.ts";

const { hours, navigation, offices, socials } = site;
/** Matches the hours as the header writes them, in any letter case. */
const hoursText = new RegExp(hours.text.replace(/[^\w ]/g, "\\$&"), "i");
/** A menu entry that leads away from the pages tested below. */
const entry = navigation.find(({ href }) => href === kinds.blog) ?? { label: "Home", href: "/" };

test.describe("on a large screen", () => {
  test("the header says how to call and when, and marks the current page", async ({ page }) => {
    await page.goto(kinds.services);
    const header = page.locator("header");
    await expect(header).toContainText(hoursText);
    await expect(header.locator('a[href^="tel:"]').first()).toBeVisible();
    const links = header.getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(navigation.map(({ label }) => label));
    const current = navigation.filter(({ href }) => href === kinds.services).map(({ label }) => label);
    await expect(header.locator('[aria-current="page"]:visible')).toHaveText(current);
    await expect(header.getByRole("link", { name: site.words.labels.quote })).toHaveAttribute(
      "href",
      "/quote",
    );
    const portal = header.getByRole("link", { name: site.words.labels.portal });
    if (site.links.portal) await expect(portal).toHaveAttribute("target", "_blank");
    else await expect(portal).toHaveCount(0);
  });

  test("the header stays, on one row, while the page scrolls", async ({ page }) => {
    await page.goto(kinds.hub);
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole("link", { name: site.words.labels.quote }).first()).toBeInViewport();
    await expect(page.locator("header").getByText(hoursText).first()).not.toBeInViewport();
  });

  test("breadcrumbs lead home and end, unlinked, at the page itself", async ({ page }) => {
    await page.goto(kinds.cityService);
    const { breadcrumbs } = contentOf(kinds.cityService);
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("listitem")).toContainText(breadcrumbs.map(({ label }) => label));
    await expect(crumbs.getByRole("link")).toHaveCount(breadcrumbs.length - 1);
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText(breadcrumbs.at(-1)?.label ?? "");
  });

  test("the keyboard reaches the content past the header", async ({ page }) => {
    await page.goto(kinds.plain);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#content$/); // the browser follows the link after the key has returned
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toBeVisible();
  });

  test("the footer lists offices, cities, services, profiles, shop and legal pages", async ({ page }) => {
    await page.goto(kinds.plain);
    const footer = page.locator("footer");
    const names = Object.values(offices).map(({ name }) => name);
    for (const text of [...names, hours.text, String(site.year)]) await expect(footer).toContainText(text);
    const links = [
      ...site.cities,
      ...site.serviceLinks.footer.map(({ href }) => ({ url: href })),
      ...socials,
    ];
    for (const { url } of [
      ...links,
      ...site.legalLinks.map(({ href }) => ({ url: href })),
      ...(site.links.shop ? [{ url: site.links.shop }] : []),
    ])
      await expect(footer.locator(`a[href="${url}"]`).first()).toBeVisible();
  });
});

test.describe("on a phone, without a script", () => {
  test.use({ viewport: { width: 375, height: 812 }, javaScriptEnabled: false });

  test("the menu opens, and closes with its button, with Escape and by choosing a link", async ({ page }) => {
    await page.goto(kinds.hub);
    const menu = page.getByRole("button", { name: "Menu" });
    const link = page.locator(`#menu a[href="${entry.href}"]`);
    await expect(link).toBeHidden();
    await menu.click();
    await expect(link).toBeInViewport();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(link).toBeHidden();
    await menu.click();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await menu.click();
    await link.click();
    await expect(page).toHaveURL(entry.href);
    await expect(link).toBeHidden();
  });

  test("call and quote are within reach of a thumb: in the hero, then in the bar", async ({ page }) => {
    await page.goto(kinds.hub);
    const bar = page.locator("[data-phone-bar]");
    await expect(page.locator(".hero-actions .button").first()).toBeInViewport();
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, 2000);
    await expect(bar.getByRole("link", { name: "Call" })).toBeInViewport();
    await expect(bar.getByRole("link", { name: site.words.labels.quote })).toBeInViewport();
  });
});

test("the phone bar leaves while a field has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(kinds.contact);
  await expect(page.locator("[data-phone-bar]")).toBeVisible();
  await page.getByLabel("Full Name").focus();
  await expect(page.locator("[data-phone-bar]")).toBeHidden();
});
