import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type Browser, chromium } from "@playwright/test";
import { siteHandler } from "../../output/serving/siteHandler.ts";
import { CHROMIUM } from "./chromium.ts";
import { type Marked, markDifferences } from "./markDifferences.ts";

/** A phone, and a computer. */
const WIDTHS = [375, 1280];

/** How a page looks before and after at a width; undefined where it looks the same. */
export interface PageLook {
  address: string;
  width: number;
  marked: Marked | undefined;
}

/** Takes pictures of pages of two built sites, and marks where they differ. */
export async function compareLooks(
  before: string,
  after: string,
  addresses: readonly string[],
): Promise<PageLook[]> {
  const sites = [await serve(before), await serve(after)];
  const browser = await chromium.launch(CHROMIUM);
  try {
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
    await browser.close();
    for (const { server } of sites) {
      server.close();
      server.closeAllConnections();
    }
  }
}

async function picture(browser: Browser, url: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce" });
  try {
    await page.goto(url);
    await page.evaluate(async () => {
      dispatchEvent(new Event("beforeprint")); // shows what waits for a visitor to come near
      for (const image of document.images) image.loading = "eager";
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    await page.waitForLoadState("networkidle");
    return await page.screenshot({ fullPage: true, animations: "disabled" });
  } finally {
    await page.close();
  }
}

/** Serves a built site to this machine alone, on a free port. */
async function serve(client: string): Promise<{ server: Server; origin: string }> {
  const server = createServer(siteHandler(client)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, origin: `http://localhost:${typeof address === "object" ? address?.port : 0}` };
}
