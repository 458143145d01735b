import { expect, type Page, type Request } from "@playwright/test";

export const KB = 1000;
/** Whose tags site.yaml may ask for. */
const TAGS = /(?:^|\.)(?:googletagmanager|google-analytics|google)\.com$/;

/** What a page asks for, answered or not, and how much of it came. */
export interface Load {
  host: string;
  type: string;
  bytes: number;
}

/** Weighs what a page loads from now on; gives a function that tells it so far. */
export function weigh(page: Page): () => Promise<Load[]> {
  const asked: Request[] = [];
  const finished = new Set<Request>();
  page.on("request", (request) => asked.push(request));
  page.on("requestfinished", (request) => finished.add(request));
  // Sizes are asked for only now: what finishes as the page is closed has none any more.
  return () =>
    Promise.all(
      asked.map(async (request) => ({
        host: new URL(request.url()).hostname,
        type: request.resourceType(),
        bytes: finished.has(request) ? (await request.sizes()).responseBodySize : 0,
      })),
    );
}

/** Fails where a page has loaded too much, or from elsewhere; one with islands may weigh more. */
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

/** How far a page's parts have moved since it was opened. Runs in the page. */
export function shift(): number {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  return observer
    .takeRecords()
    .reduce((sum, entry) => sum + ("value" in entry && typeof entry.value === "number" ? entry.value : 0), 0);
}

/** Lets a page's fonts come once it has shown something, as over a slow line: what moves then is seen each time. */
export async function delayFonts(page: Page): Promise<void> {
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    await route.continue();
  });
}
