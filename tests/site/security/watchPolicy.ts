import { expect, type Page } from "@playwright/test";

/** Collects CSP violations from now on: the page's path, the directive and what violated it. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  page.on("console", (message) => message.text().startsWith("CSP ") && violations.push(message.text()));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      console.error(`CSP ${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  return violations;
}

/** The same, with a stand-in for OpenStreetMap. */
export async function watchWithMap(page: Page): Promise<string[]> {
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>A map</p>" }),
  );
  return watchPolicy(page);
}

/** Reveals everything a page can show: lazy sections, folded parts, maps, islands. */
export async function unfold(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint"));
    for (const details of document.querySelectorAll("details")) details.open = true;
  });
  for (const island of await page.locator("[data-island]").all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute("data-hydrated", "");
  }
}
