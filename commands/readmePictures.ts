import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM } from "./changes/chromium.ts";

// `node commands/run.mjs --browser readmePictures` makes the README's pictures: of a page, of a block beside its YAML,
// and of the editor, as this site shows them.
const FOLDER = ".github/pictures";
const WEBP = { quality: 80 };
const ITS_OWN = "body > :not(header, main, footer) { display: none }"; // the editor's button on a page

mkdirSync(FOLDER, { recursive: true });
const dev = spawn(process.execPath, ["commands/dev.mjs"], { stdio: ["ignore", "pipe", "inherit"] });
const browser = await chromium.launch(CHROMIUM);
try {
  const origin = await originOf(dev.stdout);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  await page.goto(origin);
  await page.waitForLoadState("networkidle");
  await keep("page", page.screenshot({ style: ITS_OWN }));
  await page.goto(`${origin}/_blocks`);
  await keep("block", page.locator('[data-block="steps"] > div').first().screenshot());
  await page.goto(`${origin}/_editor?page=/`);
  await openHeading(page);
  await keep("editor", page.screenshot());
} finally {
  await browser.close();
  dev.kill();
}

/** Opens the field of the page's heading, which shows how page and form belong together. */
async function openHeading(page: Page): Promise<void> {
  await page.frameLocator("iframe.page").locator("h1").click();
  await page.locator(":focus").waitFor();
  await page.waitForLoadState("networkidle");
}

async function keep(name: string, picture: Promise<Buffer>): Promise<void> {
  const file = `${FOLDER}/${name}.webp`;
  const { size } = await sharp(await picture)
    .webp(WEBP)
    .toFile(file);
  console.log(`${file}: ${size.toLocaleString("en")} bytes`);
}

async function originOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, origin] = /(http:\/\/localhost:\d+)/.exec(line) ?? [];
    if (origin) return origin;
  }
  throw new Error("npm run dev did not start.");
}
