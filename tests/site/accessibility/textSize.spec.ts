import { expect, type Page, test } from "@playwright/test";
import { someKinds } from "../kinds.ts";

test.use({ bypassCSP: true }); // the pages' own policy lets no style in

/** The texts that reach past the left or right edge of the screen, but for those that nobody is meant to see. */
function textsPastTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
  });
}

for (const width of process.env.ALL ? [375, 1280] : [375]) {
  for (const [kind, path] of someKinds) {
    test(`${kind} fits a screen of ${width} px with text at 200 %`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => dispatchEvent(new Event("beforeprint"))); // opens lazy sections
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await textsPastTheEdge(page)).toEqual([]);
    });
  }
}
