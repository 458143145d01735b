import { statSync } from "node:fs";
import { expect, type Page, type Request, test } from "@playwright/test";
import { pages } from "../../content/published.ts";
import { someKinds } from "../kinds.ts";
import { builtUrls, first, htmlOf } from "./html.ts";

const KB = 1000;
/** Whose tags site.yaml may ask for. */
const TAGS = /(?:^|\.)(?:googletagmanager|google-analytics|google)\.com$/;
/** The size of a file of the built site as it is sent. */
const sent = (path: string) => statSync(`dist/client${path}.br`).size;

test("HTML and CSS of a page are at most 25 KB in Brotli, but where an author decides how long it is", () => {
  const long = pages.filter(({ kind }) => kind === "article" || kind === "legal").map(({ url }) => url);
  for (const url of builtUrls().filter((url) => !long.includes(url))) {
    const css = first(htmlOf(url), /<link rel="stylesheet"[^>]*href="([^"]+)"/);
    const size = sent(`${url === "/" ? "/index" : url}.html`) + sent(css);
    expect(size, url).toBeLessThanOrEqual(25 * KB);
  }
});

for (const [kind, path] of someKinds) {
  test(`${kind} weighs little on a phone and does not shift`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
    const loads: Promise<Load>[] = [];
    page.on("requestfinished", (request) => loads.push(weigh(request)));
    await page.goto(path, { waitUntil: "networkidle" });
    const shift = await shiftOf(page);
    const loaded = await Promise.all(loads);
    const rest = sum(loaded.filter(({ picture }) => !picture));
    expect([...hosts].filter((host) => host !== "localhost" && !TAGS.test(host))).toEqual([]);
    expect(rest).toBeGreaterThan(KB);
    expect(rest).toBeLessThanOrEqual(((await page.locator("[data-island]").count()) ? 200 : 150) * KB);
    expect(sum(loaded.filter(({ picture }) => picture))).toBeLessThanOrEqual(250 * KB);
    expect(shift).toBeLessThanOrEqual(0.005);
  });
}

/** What a page has loaded. */
interface Load {
  picture: boolean;
  bytes: number;
}

async function weigh(request: Request): Promise<Load> {
  const { responseBodySize } = await request.sizes();
  return { picture: request.resourceType() === "image", bytes: responseBodySize };
}

function sum(loads: Load[]): number {
  return loads.reduce((total, { bytes }) => total + bytes, 0);
}

/** How far a page's parts have moved since it was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0;
        const add = (list: PerformanceObserverEntryList) => {
          for (const entry of list.getEntries())
            sum += "value" in entry && typeof entry.value === "number" ? entry.value : 0;
        };
        new PerformanceObserver(add).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
