import { expect, test } from "@playwright/test";
import { eachKind } from "../kinds.ts";

const WIDTHS = [360, 390, 768, 1024, 1280, 1440, 1920];
/** How far two first lines may be apart, in pixels: browsers round differently by size. */
const APART = 2;

interface Sizes {
  headline: number;
  /** From the top of the page to the foot of the headline's first line. */
  baseline: number;
  /** The largest other text, and the largest figure. */
  text: number;
  figure: number;
}

/** The size of a page's headline and of all other text. Runs in the page. */
function sizes(): Sizes {
  const h1 = document.querySelector("h1");
  if (!h1) throw new Error("The page has no headline.");
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const foot = document.createElement("span");
  foot.style.display = "inline-block";
  h1.prepend(foot);
  const baseline = foot.getBoundingClientRect().bottom + scrollY;
  foot.remove();
  const found: Sizes = { headline: sizeOf(h1), baseline, text: 0, figure: 0 };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    const words = textContent?.trim();
    if (!words || !parent?.checkVisibility() || parent.closest("h1, svg, script, style")) continue;
    const kind = /^[$\d][\d.,+%\s/–-]*$/.test(words) ? "figure" : "text";
    found[kind] = Math.max(found[kind], sizeOf(parent));
  }
  return found;
}

test("at every width the headline is the largest text, and its first line stands at one height", async ({
  page,
}) => {
  const heights = new Map<number, [kind: string, baseline: number][]>(WIDTHS.map((width) => [width, []]));
  for (const [kind, path] of eachKind) {
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new Event("beforeprint"))); // opens lazy sections
    for (const [width, others] of heights) {
      await page.setViewportSize({ width, height: 900 });
      const { headline, baseline, text, figure } = await page.evaluate(sizes);
      expect.soft(text, `${kind} at ${width}`).toBeLessThan(headline);
      expect.soft(figure, `${kind} at ${width}`).toBeLessThanOrEqual(2 * headline);
      others.push([kind, baseline]);
    }
  }
  for (const [width, found] of heights) {
    const first = found[0]?.[1] ?? 0;
    const elsewhere = found.filter(([, baseline]) => Math.abs(baseline - first) > APART);
    expect.soft(elsewhere, `the same height at ${width}`).toEqual([]);
  }
});
