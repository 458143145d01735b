import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { type Cache, hashOf } from "../../content/lib/cache.ts";
import { MOST_PIXELS } from "../../content/read/publicFolder.ts";
import { type Decoded, type InspectedFile, inspectedFilesIn } from "./inspectedFiles.ts";

/** Width in pixels to which pictures are decoded: that is enough to check them, and fast. */
const WIDTH = 64;

/** Decodes the pictures of public/ that are not cached yet: only a decoder can tell whether one is fully intact. */
export async function decodePictures(root: string, cache: Cache): Promise<void> {
  const pictures = inspectedFilesIn(root).filter(({ probe }) => probe?.whole);
  const missing = pictures.filter(({ name }) => !cache.data("pictures", keyOf(root, name)));
  if (missing.length === 0) return;
  const { default: sharp } = await import("sharp"); // takes a tenth of a second, which most runs can save
  sharp.cache(false); // it would keep each picture in memory
  for (const { name } of missing) {
    const bytes = readFileSync(join(root, "public", name));
    const decoded = await decode(sharp(bytes, { limitInputPixels: false }), bytes); // one by one: a large one takes 300 MB
    cache.write("pictures", keyOf(root, name), Buffer.from(JSON.stringify(decoded)));
  }
}

async function decode(picture: Sharp, bytes: Buffer): Promise<Decoded> {
  try {
    const { autoOrient, pages = 1, exif, xmp } = await picture.metadata(); // as displayed: phones store them rotated
    if (autoOrient.width * autoOrient.height > MOST_PIXELS) return { isRight: false, ...autoOrient };
    await picture.resize(WIDTH).raw().toBuffer();
    const moves = pages > 1 || bytes.includes("acTL");
    return { isRight: true, ...autoOrient, moves, isPlaced: isPlaced(exif, xmp) };
  } catch {
    return { isRight: false, width: 0, height: 0 };
  }
}

const GPS = 0x8825; // the tag of an Exif directory that leads to a place

/** Whether metadata holds the place where a picture was taken. */
function isPlaced(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  if (xmp?.includes("GPSLatitude")) return true;
  const tiff = exif?.subarray(exif.subarray(0, 4).toString("latin1") === "Exif" ? 6 : 0);
  if (!tiff || tiff.length < 8) return false;
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const number = (at: number, bytes: 2 | 4) => {
    if (at + bytes > tiff.length) return 0;
    return isLittle ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
  };
  const entries = (directory: number) =>
    Array.from({ length: number(directory, 2) }, (_, index) => directory + 2 + 12 * index);
  const gps = entries(number(4, 4)).find((at) => number(at, 2) === GPS);
  return gps !== undefined && entries(number(gps + 8, 4)).some((at) => number(at, 2) === 2); // a latitude
}

/** The files of public/, with the cached results of those that were decoded. */
export function publicFilesIn(root: string, cache: Cache): InspectedFile[] {
  return inspectedFilesIn(root).map((file) =>
    file.probe?.whole ? { ...file, decoded: cache.data("pictures", keyOf(root, file.name)) } : file,
  );
}

function keyOf(root: string, name: string): string {
  const { size, mtimeMs } = statSync(join(root, "public", name));
  return hashOf("decoded, moves, isPlaced", String(MOST_PIXELS), name, String(size), String(mtimeMs));
}
