import { expect, type Page } from "@playwright/test";
import { brokenNumbers } from "../look/measures.ts";

/** The texts that reach past the left or right edge of the screen, but for those that nobody is meant to see. */
function textsPastTheEdge(): string[] {
  const past = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      ({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1,
    );
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const hidden = parentElement?.closest(".sr-only, [aria-hidden], [aria-current]"); // a crumb's name may be cut: the headline says it
    if (textContent?.trim() && !hidden && past(texts.currentNode)) found.push(textContent);
  }
  return found;
}

/**
 * Fails where the page that is open, all of it shown, does not fit a screen of a width with text at 200 %, or a line
 * breaks within one of these phone numbers.
 */
export async function expectRoomForLargeText(page: Page, width: number, phones: string[]): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  const size = await page.evaluate(() => {
    dispatchEvent(new Event("beforeprint")); // opens lazy sections
    document.documentElement.style.fontSize = "200%";
    return getComputedStyle(document.documentElement).fontSize;
  });
  expect(size).toBe("32px");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await page.evaluate(textsPastTheEdge)).toEqual([]);
  expect(await page.evaluate(brokenNumbers, phones)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
}
