import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails with axe's findings (WCAG 2.2 AA and best practices) on the open page, its lazy sections opened. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint"))); // opens lazy sections
  await expectAccessibleAsItIs(page);
}

/** The same without opening lazy sections. */
export async function expectAccessibleAsItIs(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // Only violations, and in legacy mode, which skips frames (no page has any): takes a fifth of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
  const { violations } = await axe.withTags(tags).analyze();
  const findings = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("\n")}`,
  );
  expect(findings, page.url()).toEqual([]);
}
