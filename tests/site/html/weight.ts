import { expect, type Page, type Request } from "@playwright/test";

export const KB = 1000;
/** The hosts of the tags that site.yaml may enable. */
const TAGS = /(?:^|\.)(?:googletagmanager|google-analytics|google)\.com$/;

/** A request of a page, and the size of its response body in bytes (0 if it did not finish). */
export interface Load {
  host: string;
  type: string;
  bytes: number;
}

/** Records what a page requests from now on; returns a function that lists the requests so far. */
export function weigh(page: Page): () => Promise<Load[]> {
  const asked: Request[] = [];
  const finished = new Set<Request>();
  page.on("request", (request) => asked.push(request));
  page.on("requestfinished", (request) => finished.add(request));
  // Sizes are read only here: a request that finishes while the page closes no longer has one.
  return () =>
    Promise.all(
      asked.map(async (request) => ({
        host: new URL(request.url()).hostname,
        type: request.resourceType(),
        bytes: finished.has(request) ? (await request.sizes()).responseBodySize : 0,
      })),
    );
}

/** Fails if a page has loaded too much, or from another host; one with islands may weigh more. */
export function expectLight(loads: Load[], withIslands: boolean): void {
  const sum = (some: Load[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const rest = sum(loads.filter(({ type }) => type !== "image"));
  expect(loads.map(({ host }) => host).filter((host) => host !== "localhost" && !TAGS.test(host))).toEqual(
    [],
  );
  expect(rest).toBeGreaterThan(KB);
  expect(rest).toBeLessThanOrEqual((withIslands ? 200 : 150) * KB);
  expect(sum(loads.filter(({ type }) => type === "image"))).toBeLessThanOrEqual(250 * KB);
}

/** The sum of a page's layout shifts since it was opened. Runs in the page. */
export function shift(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  return observer
    .takeRecords()
    .reduce((sum, entry) => sum + ("value" in entry && typeof entry.value === "number" ? entry.value : 0), 0);
}

/** Delays a page's fonts until its first paint, as on a slow connection, so that each run sees what they shift. */
export async function delayFonts(page: Page): Promise<void> {
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    await route.continue();
  });
}
