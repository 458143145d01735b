import { expect, test } from "@playwright/test";

test.describe("on a large screen", () => {
  test("the header says who, where and when, and marks the current page", async ({ page }) => {
    await page.goto("/services");
    const header = page.locator("header");
    await expect(header).toContainText("Serving Miami & Surrounding Areas");
    await expect(header).toContainText("7am-7pm Daily");
    await expect(header.locator('a[href^="tel:"]').first()).toBeVisible();
    const links = header.getByRole("navigation").getByRole("link");
    await expect(links).toHaveText(["Home", "Services", "Service Areas", "About", "Blog", "Contact"]);
    await expect(header.locator('[aria-current="page"]')).toHaveText("Services");
    await expect(header.getByRole("link", { name: "Free Quote" })).toHaveAttribute("href", "/quote");
    await expect(header.getByRole("link", { name: "Customer Portal" })).toHaveAttribute("target", "_blank");
  });

  test("the header stays, on one row, while the page scrolls", async ({ page }) => {
    await page.goto("/service-areas/doral");
    await page.mouse.wheel(0, 1500);
    await expect(page.getByRole("link", { name: "Free Quote" }).first()).toBeInViewport();
    await expect(page.getByText("7am-7pm Daily").first()).not.toBeInViewport();
  });

  test("breadcrumbs lead home and end, unlinked, at the page itself", async ({ page }) => {
    await page.goto("/service-areas/doral/leak-detection");
    const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(crumbs.getByRole("listitem")).toHaveText([
      /Home/,
      /Service Areas/,
      /Doral/,
      /Leak Detection/,
    ]);
    await expect(crumbs.getByRole("link")).toHaveCount(3);
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText("Leak Detection");
  });

  test("the keyboard reaches the content past the header", async ({ page }) => {
    await page.goto("/about");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement))).toBe(
      true,
    );
  });

  test("the footer lists offices, cities, services, profiles, shop and legal pages", async ({ page }) => {
    await page.goto("/about");
    const footer = page.locator("footer");
    for (const text of ["Main Office", "Operations Hub", "7AM-7PM Daily", String(new Date().getFullYear())]) {
      await expect(footer).toContainText(text);
    }
    for (const name of [
      "Facebook",
      "Instagram",
      "LinkedIn",
      "Twitter",
      "YouTube",
      "TikTok",
      "Privacy Policy",
      "Supplies Shop",
      "Doral",
    ]) {
      await expect(footer.getByRole("link", { name })).toBeVisible();
    }
  });
});

test.describe("on a phone, without a script", () => {
  test.use({ viewport: { width: 375, height: 812 }, javaScriptEnabled: false });

  test("the menu opens, and closes with its button, with Escape and by choosing a link", async ({ page }) => {
    await page.goto("/service-areas/doral");
    const menu = page.getByRole("button", { name: "Menu" });
    const about = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" });
    await expect(about).toBeHidden();
    await menu.click();
    await expect(about).toBeInViewport();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(about).toBeHidden();
    await menu.click();
    await page.keyboard.press("Escape");
    await expect(about).toBeHidden();
    await menu.click();
    await about.click();
    await expect(page).toHaveURL("/about");
    await expect(about).toBeHidden();
  });

  test("call and quote are within reach of a thumb", async ({ page }) => {
    await page.goto("/service-areas/doral");
    const bar = page.locator("[data-phone-bar]");
    await expect(bar.getByRole("link", { name: "Call" })).toBeInViewport();
    await expect(bar.getByRole("link", { name: "Free Quote" })).toBeInViewport();
  });
});

test("the phone bar leaves while a field has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/contact");
  await expect(page.locator("[data-phone-bar]")).toBeVisible();
  await page.getByLabel("Full Name").focus();
  await expect(page.locator("[data-phone-bar]")).toBeHidden();
});
