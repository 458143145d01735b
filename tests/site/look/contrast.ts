import type { Page } from "@playwright/test";
import sharp from "sharp";

/** The minimum contrast of large text, such as headlines (WCAG 2.2, 1.4.3). */
export const LARGE = 3;

interface Headline {
  text: string;
  /** The share of pixels behind a line that have too little contrast for large text; the worst line counts. */
  weak: number;
}

/**
 * The headlines of a page that overlap a picture, measured on screenshots: the text color against every pixel behind
 * it, with the text itself hidden.
 */
export async function headlinesOnPictures(page: Page): Promise<Headline[]> {
  await page.addStyleTag({
    content: "*{transition:none!important}[data-phone-bar],header{visibility:hidden}",
  });
  const found = await page.evaluate(() => {
    const pictures = [...document.querySelectorAll("main img")].map((image) => image.getBoundingClientRect());
    return [...document.querySelectorAll("main h1, main h2")].flatMap((headline) => {
      const range = document.createRange();
      range.selectNodeContents(headline);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const on = lines.some((line) =>
        pictures.some(
          (picture) =>
            picture.left < line.right &&
            picture.right > line.left &&
            picture.top < line.bottom &&
            picture.bottom > line.top,
        ),
      );
      const color = getComputedStyle(headline).color.match(/\d+/g)?.map(Number) ?? [];
      if (on && headline instanceof HTMLElement) headline.style.visibility = "hidden";
      const boxes = lines.map(({ x, y, width, height }) => ({
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
      }));
      return on ? [{ text: headline.textContent, color, boxes }] : [];
    });
  });
  const headlines: Headline[] = [];
  for (const { text, color, boxes } of found) {
    const shares = await Promise.all(boxes.map(async (clip) => weakShare(await shotOf(page, clip), color)));
    headlines.push({ text, weak: Math.max(...shares) });
  }
  return headlines;
}

function shotOf(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Buffer> {
  return page.screenshot({ clip, fullPage: true });
}

async function weakShare(png: Buffer, color: number[]): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const own = luminance(color);
  let weak = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const behind = luminance([...data.subarray(at, at + 3)]);
    const [light, dark] = own > behind ? [own, behind] : [behind, own];
    if ((light + 0.05) / (dark + 0.05) < LARGE) weak++;
  }
  return weak / (info.width * info.height);
}

function luminance([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
