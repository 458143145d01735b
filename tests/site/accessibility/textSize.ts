import { expect, type Page } from "@playwright/test";
import { brokenNumbers } from "../look/measures.ts";

/** The texts that extend past the left or right edge of the screen, except those not meant to be seen. */
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
    // The current breadcrumb may be cut: the headline repeats it. A gallery is a row to swipe.
    const hidden = parentElement?.closest(
      '.sr-only, [aria-hidden], [aria-current], [data-block="gallery"] ul',
    );
    if (textContent?.trim() && !hidden && past(texts.currentNode)) found.push(textContent);
  }
  return found;
}

/**
 * Fails if the open page, its lazy sections opened, does not fit a screen of this width with text at 200 %, or if one
 * of the phone numbers wraps or is not a link.
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
