import { expect, type Page, test } from "@playwright/test";
import { eachKind, kinds } from "../kinds.ts";

/** What has the focus, as long as it is on the page and not in the browser's own controls. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at && at !== document.body ? { inMenu: at.closest("#menu") !== null } : undefined;
  });

test.describe("the open menu", () => {
  test.use({ viewport: { width: 375, height: 700 }, javaScriptEnabled: true });

  test("keeps the focus, and the page behind it where it is", async ({ page }) => {
    await page.goto(kinds.services);
    await page.getByRole("button", { name: "Menu" }).click();
    const stops = await page.locator("#menu :is(a, button)").count();
    for (let presses = 0; presses < 2 * stops; presses++) {
      await page.keyboard.press("Tab");
      expect((await focused(page))?.inMenu ?? true).toBe(true);
    }
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(200); // a scroll that must not come
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("closes when a link to the page itself is followed", async ({ page }) => {
    await page.goto(`${kinds.services}#content`);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator(`#menu a[href="${kinds.services}"]`).click();
    await expect(page.locator("#menu")).toBeHidden();
  });
});

/** The links and buttons of header and hero that come before what stands above or left of them. Runs in the page. */
function outOfOrder(): string[] {
  const boxes = [...document.querySelectorAll("header :is(a, button), .hero :is(a, button)")]
    .filter((control) => control.checkVisibility())
    .map((control) => ({ name: control.textContent, box: control.getBoundingClientRect() }));
  return boxes.flatMap(({ name, box }, index) => {
    const last = boxes[index - 1]?.box;
    const isBack = last && (box.bottom <= last.top || (box.top < last.bottom && box.right <= last.left));
    return isBack ? [name] : [];
  });
}

test("links and buttons are reached in the order in which they are seen", async ({ page }) => {
  for (const [kind, path] of eachKind) {
    await page.goto(path);
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await page.evaluate(outOfOrder), `${kind} at ${width}`).toEqual([]);
    }
  }
});

/** The words of a page's first screen that something else covers. Runs in the page. */
function covered(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    if (!textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest(".sr-only, .skip-link, svg, [data-phone-bar], [aria-current]")) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const bar = document.querySelector("[data-phone-bar]")?.getBoundingClientRect();
    const foot = bar?.height ? bar.top : innerHeight;
    for (const { left, top, width, height } of range.getClientRects()) {
      const [x, y] = [left + width / 2, top + height / 2];
      const over = y < foot - 1 ? document.elementFromPoint(x, y) : null;
      if (over && !over.contains(parent) && !parent.contains(over)) found.push(textContent);
    }
  }
  return found;
}

for (const [name, width, height, size] of [
  ["text at 200 % on a phone", 360, 740, "200%"],
  ["a page zoomed in twice", 640, 400, "100%"],
] as const)
  test(`nothing covers a word, and actions come before pictures: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem("consent", "no")); // its question covers words until it is answered
    for (const [kind, path] of eachKind) {
      await page.goto(path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, size);
      expect.soft(await page.evaluate(covered), kind).toEqual([]);
      const action = page.locator(".hero .button").first();
      if (height > 480 || (await action.count()) === 0) continue;
      await expect.soft(action, kind).toBeInViewport();
      await expect.soft(page.locator(".hero img:visible"), kind).toHaveCount(0);
    }
  });
