import { expect, type Page, test } from "@playwright/test";
import type { ResolvedBlock } from "../../content/resolve/forms.ts";
import { pages, site, there } from "../content/published.ts";
import { EXAMPLE } from "../output/builtExample.ts";
import { expectAccessible } from "./accessibility/axe.ts";
import { expectRoomForLargeText } from "./accessibility/textSize.ts";
import { expectValid } from "./html/validate.ts";
import { delayFonts, expectLight, type Load, shift, weigh } from "./html/weight.ts";
import { eachKind, inOther, kinds } from "./kinds.ts";
import { actionsHidden, brokenNumbers } from "./look/measures.ts";
import { expectSafeHeaders } from "./security/safeHeaders.ts";
import { unfold, watchWithMap } from "./security/watchPolicy.ts";

// Each kind of page is visited once for all checks, as loading it takes most of the time. The order matters: checks of
// the untouched page come first, then those that reveal more and more of it.

/**
 * The layout shift allowed while fonts load late. Nothing in the example shifts; with other texts, a nearly full line
 * may wrap differently until then.
 */
const MOST_SHIFT = process.env.SITE === EXAMPLE ? 0.005 : 0.05;
const PHONE = { width: 375, height: 812 };
const SMALL_PHONE = { width: 360, height: 740 };
/** The kinds whose hero has two actions. */
const WITH_ACTIONS = [kinds.home, kinds.hub, kinds.cityService, kinds.service];

for (const [kind, path] of eachKind) {
  test(`${kind} is valid, light, accessible and keeps to its policy`, async ({ page }) => {
    const violations = await watchWithMap(page);
    const loadsSoFar = weigh(page);
    await delayFonts(page);
    await page.setViewportSize(PHONE);
    const isMissing = path === kinds.notFound || path === inOther?.notFound;
    const valid = expectValid(isMissing ? path.replace(/[^/]*$/, "404") : path); // runs meanwhile
    const [answer] = await Promise.all([page.goto(path, { waitUntil: "networkidle" }), valid]);
    await test.step("it weighs little on a phone and does not shift", async () => {
      const loads = await loadsSoFar();
      expectLight(loads, (await page.locator("[data-island]").count()) > 0);
      expect(await page.evaluate(shift)).toBeLessThanOrEqual(MOST_SHIFT);
      if (!isScripted(path)) await expectNoScript(page, loads);
    });

    await test.step("its headers keep every rule of the Observatory", async () => {
      const preflight = await page.request.fetch(path, { method: "OPTIONS" });
      await expectSafeHeaders(there(answer ?? undefined, `${path} does not answer`), preflight);
    });

    await page.setViewportSize(SMALL_PHONE);
    await test.step("on a small phone its numbers can be tapped, and the bar hides no action", async () => {
      if (WITH_ACTIONS.includes(path)) expect(await page.evaluate(actionsHidden)).toEqual([]);
      expect(await page.evaluate(brokenNumbers, Object.values(site.phones))).toEqual([]);
    });

    await page.setViewportSize(PHONE);
    await test.step("it has no accessibility finding on a phone", () => expectAccessible(page));
    await test.step("it fits the screen with text at 200 %", async () => {
      for (const width of process.env.ALL ? [375, 1024, 1280] : [375])
        await expectRoomForLargeText(page, width, Object.values(site.phones));
    });
    if (path === kinds.home)
      await test.step("it has no accessibility finding on a large screen", async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await expectAccessible(page);
      });

    await test.step("it does nothing that its policy forbids", async () => {
      await unfold(page);
      expect(violations).toEqual([]);
    });
  });
}

/** Whether a page needs a script: for one of its blocks, to log a missing page, or for third-party tags. */
function isScripted(path: string): boolean {
  const shown = pages.find(({ url }) => url === path);
  const scripted = ["quoteForm", "form", "newsletter"];
  const isAlive = (block: ResolvedBlock) => scripted.includes(block.type) || ("lazy" in block && block.lazy);
  const tagged = site.integrations?.analytics || site.integrations?.ads;
  return Boolean(tagged) || shown === undefined || shown.blocks.some(isAlive);
}

async function expectNoScript(page: Page, loads: Load[]): Promise<void> {
  expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
  expect(loads.filter(({ type }) => type === "script")).toEqual([]);
}
