import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails with what axe finds against WCAG 2.2 AA on the page that is open, all of it shown. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("beforeprint"))); // opens lazy sections
  await expectAccessibleAsItIs(page);
}

/** The same for the page as it is: what waits may wait on. */
export async function expectAccessibleAsItIs(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // No list of what is in order, and no search for frames, which no page has: a fifth of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
  const { violations } = await axe.withTags(tags).analyze();
  const findings = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("\n")}`,
  );
  expect(findings, page.url()).toEqual([]);
}
