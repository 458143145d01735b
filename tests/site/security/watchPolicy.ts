import type { Page } from "@playwright/test";

/** Collects what the policies of pages forbid, from now on: the page's path, the directive and what met it. */
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
