import { expect, test } from "@playwright/test";
import { pages } from "../content/published.ts";

const WIDTHS = [360, 640, 768, 1024, 1440];
const charts = pages.flatMap(({ url, language, blocks }) =>
  language === "en" && blocks.some((block) => "drawnChart" in block && block.drawnChart) ? [url] : [],
);

/** Names on a chart that overlap another, or stick out of the chart: as the browser sets them. */
function strays(chart: Element): string[] {
  const edge = chart.getBoundingClientRect();
  const names = [...chart.querySelectorAll("text")].map((text) => ({
    text,
    box: text.getBoundingClientRect(),
  }));
  return names.flatMap(({ text, box }) => {
    const isOut =
      box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom;
    const meets = names.some(
      (other) =>
        other.text !== text &&
        other.box.left < box.right &&
        other.box.right > box.left &&
        other.box.top + 3 < box.bottom &&
        other.box.bottom - 3 > box.top,
    );
    return isOut || meets ? [text.textContent ?? ""] : [];
  });
}

for (const url of charts)
  test(`names on the chart of ${url} are clear of each other and within it, at every width`, async ({
    page,
  }) => {
    await page.goto(url);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const chart = page.locator(".chart > div:visible");
      await expect(chart).toHaveCount(1);
      expect(await chart.evaluate(strays), `${width} px`).toEqual([]);
    }
  });
