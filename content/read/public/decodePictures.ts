import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { type Cache, hashOf } from "../../lib/cache.ts";
import { readPublicFolder } from "./publicFolder.ts";
import { type Decoded, MOST_PIXELS, type PublicFile } from "./publishable.ts";

/** Width in pixels to which pictures are decoded: that is enough to check them, and fast. */
const WIDTH = 64;

/** Decodes the pictures of public/ that are not cached yet: only a decoder can tell whether one is fully intact. */
export async function decodePictures(root: string, cache: Cache): Promise<void> {
  const pictures = readPublicFolder(root).filter(({ probe }) => probe?.whole);
  const missing = pictures.filter(({ name }) => !cache.data("pictures", keyOf(root, name)));
  if (missing.length === 0) return;
  const { default: sharp } = await import("sharp"); // takes a tenth of a second, which most runs can save
  sharp.cache(false); // it would keep each picture in memory
  for (const { name } of missing) {
    const bytes = readFileSync(join(root, "public", name));
    const decoded = await decode(sharp(bytes, { limitInputPixels: false })); // one by one: a large one takes 300 MB
    cache.write("pictures", keyOf(root, name), Buffer.from(JSON.stringify(decoded)));
  }
}

async function decode(picture: Sharp): Promise<Decoded> {
  try {
    const { autoOrient } = await picture.metadata(); // as displayed: phones store pictures rotated
    if (autoOrient.width * autoOrient.height > MOST_PIXELS) return { isRight: false, ...autoOrient };
    await picture.resize(WIDTH).raw().toBuffer();
    return { isRight: true, ...autoOrient };
  } catch {
    return { isRight: false, width: 0, height: 0 };
  }
}

/** The files of public/, with the cached results of those that were decoded. */
export function publicFilesIn(root: string, cache: Cache): PublicFile[] {
  return readPublicFolder(root).map((file) => {
    return file.probe?.whole ? { ...file, decoded: cache.data("pictures", keyOf(root, file.name)) } : file;
  });
}

function keyOf(root: string, name: string): string {
  const { size, mtimeMs } = statSync(join(root, "public", name));
  return hashOf("decoded", String(MOST_PIXELS), name, String(size), String(mtimeMs));
}
