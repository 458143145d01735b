import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { builtUrls, first, htmlOf } from "./html.ts";
import { kinds } from "./kinds.ts";

const KB = 1000;
const brotli = (text: string | Buffer) => brotliCompressSync(text).length;

test("HTML and CSS of a page are at most 25 KB in Brotli", () => {
  for (const url of builtUrls()) {
    const html = htmlOf(url);
    const css = readFileSync(`dist/client${first(html, /<link rel="stylesheet"[^>]*href="([^"]+)"/)}`);
    expect(brotli(html) + brotli(css), url).toBeLessThanOrEqual(25 * KB);
  }
});

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind} weighs little on a phone and does not shift`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const sizes = { pictures: 0, rest: 0 };
    page.on("requestfinished", async (request) => {
      const { responseBodySize } = await request.sizes();
      sizes[request.resourceType() === "image" ? "pictures" : "rest"] += responseBodySize;
      expect(new URL(request.url()).hostname, request.url()).toBe("localhost");
    });
    await page.goto(path, { waitUntil: "networkidle" });
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const add = (list: PerformanceObserverEntryList) => {
            for (const entry of list.getEntries())
              sum += "value" in entry && typeof entry.value === "number" ? entry.value : 0;
          };
          new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    const island = await page.locator("[data-island]").count();
    expect(sizes.rest).toBeLessThanOrEqual((island ? 200 : 150) * KB);
    expect(sizes.pictures).toBeLessThanOrEqual(250 * KB);
    expect(shift).toBeLessThanOrEqual(0.005);
  });
}
