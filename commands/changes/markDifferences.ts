import pixelmatch from "pixelmatch";
import sharp from "sharp";

const MARGIN = 120; // pixels shown above and below what differs
const TALLEST = 5_000; // pixels of height shown, at most; if content moves down, the page differs to its end
const SHOWN = 640; // pixels of width, at most

/** The differing part of two pictures, and the same part with the differences marked, as WebP. */
export interface Marked {
  before: Buffer;
  after: Buffer;
  marked: Buffer;
  /** Percentage of pixels that differ; above 0. */
  percent: number;
}

/** Marks where two PNGs differ; undefined where they look the same. */
export async function markDifferences(before: Buffer, after: Buffer): Promise<Marked | undefined> {
  if (before.equals(after)) return undefined;
  const sizes = await Promise.all([before, after].map((png) => sharp(png).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [pixelsBefore, pixelsAfter] = await Promise.all(
    [before, after].map((png) => pixelsOf(png, width, height)),
  );
  if (!pixelsBefore || !pixelsAfter) return undefined;
  const marks = new Uint8Array(width * height * 4);
  const differing = pixelmatch(pixelsBefore, pixelsAfter, marks, width, height);
  if (differing === 0) return undefined;
  const rows = rowsThatDiffer(pixelsBefore, pixelsAfter, width, height);
  const top = Math.max(0, rows.first - MARGIN);
  const part = { left: 0, top, width, height: Math.min(TALLEST, rows.last + MARGIN - top, height - top) };
  const show = (pixels: Uint8Array) =>
    sharp(pixels, { raw: { width, height, channels: 4 } })
      .extract(part)
      .resize({ width: Math.min(width, SHOWN) })
      .webp({ quality: 60 })
      .toBuffer();
  const [shownBefore, shownAfter, marked] = await Promise.all([
    show(pixelsBefore),
    show(pixelsAfter),
    show(marks),
  ]);
  return { before: shownBefore, after: shownAfter, marked, percent: (100 * differing) / (width * height) };
}

/** Returns a picture's RGBA pixels, on a white background of the given size. */
async function pixelsOf(png: Buffer, width: number, height: number): Promise<Uint8Array> {
  const ground = { width, height, channels: 4 as const, background: "white" };
  const picture = sharp({ create: ground }).composite([{ input: png, left: 0, top: 0 }]);
  return new Uint8Array(await picture.raw().toBuffer());
}

/** Returns the first row of pixels that differs, and the row after the last. */
function rowsThatDiffer(before: Uint8Array, after: Uint8Array, width: number, height: number) {
  const row = (pixels: Uint8Array, at: number) => pixels.subarray(at * width * 4, (at + 1) * width * 4);
  const rows = [...Array(height).keys()].filter(
    (at) => Buffer.compare(row(before, at), row(after, at)) !== 0,
  );
  return { first: rows[0] ?? 0, last: (rows.at(-1) ?? height - 1) + 1 };
}
