import { chromium } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM } from "./changes/chromium.ts";

// `node commands/run.mjs --browser readmePictures http://localhost:3000`, while `npm run dev` is there, makes the README's
// pictures: of a page, of a block beside its YAML, and of the editor, as this site shows them.
const [origin = ""] = process.argv.slice(2);
const ITS_OWN = "body > :not(header, main, footer) { display: none }"; // the editor's button on a page

const browser = await chromium.launch(CHROMIUM);
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
await page.goto(origin);
await page.waitForLoadState("networkidle");
await keep("page", page.screenshot({ style: ITS_OWN }));
await page.goto(`${origin}/_blocks`);
await keep("block", page.locator('[data-block="steps"] > div').first().screenshot());
await page.goto(`${origin}/_editor?page=/`);
await page.frameLocator("iframe.page").locator("h1").click(); // opens its field
await page.locator(":focus").waitFor();
await page.waitForLoadState("networkidle");
await keep("editor", page.screenshot());
await browser.close();

async function keep(name: string, picture: Promise<Buffer>): Promise<void> {
  const file = `.github/pictures/${name}.webp`;
  const { size } = await sharp(await picture)
    .webp({ quality: 80 })
    .toFile(file);
  console.log(`${file}: ${size.toLocaleString("en")} bytes`);
}
