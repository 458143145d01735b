import { type Browser, chromium } from "@playwright/test";
import { serveBuilt } from "../../output/serving/serveBuilt.ts";
import { CHROMIUM } from "./chromium.ts";
import { type Marked, markDifferences } from "./markDifferences.ts";

/** A phone, and a computer. */
const WIDTHS = [375, 1280];

/** How a page looks before and after at a width; undefined where it looks the same. */
export type PageLook = { address: string; width: number; marked: Marked | undefined };

/** Takes screenshots of pages of two built sites, and marks where they differ. */
export async function compareLooks(
  before: string,
  after: string,
  addresses: readonly string[],
): Promise<PageLook[]> {
  const sites = [await serveBuilt(before), await serveBuilt(after)];
  try {
    await using browser = await chromium.launch(CHROMIUM);
    const looks: PageLook[] = [];
    for (const address of addresses)
      for (const width of WIDTHS) {
        const [one, other] = await Promise.all(
          sites.map(({ origin }) => picture(browser, origin + address, width)),
        );
        looks.push({ address, width, marked: one && other && (await markDifferences(one, other)) });
      }
    return looks;
  } finally {
    for (const site of sites) site.close();
  }
}

async function picture(browser: Browser, url: string, width: number): Promise<Buffer> {
  await using page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  await page.goto(url);
  await page.evaluate(async () => {
    dispatchEvent(new Event("beforeprint")); // opens blocks that are hidden until scrolled near
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  await page.waitForLoadState("networkidle");
  return await page.screenshot({ fullPage: true, animations: "disabled" });
}
