import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import sharp from "sharp";

/** A picture of public/images as pages show it. */
export interface PictureInfo {
  /** Of the original, in pixels. */
  width: number;
  height: number;
  /** Where its versions are, without width and format: /pictures/hero-pool.1a2b3c4d */
  base: string;
  /** The widths there are, in pixels, ascending. */
  widths: number[];
  /** The picture itself, where the build draws it: an SVG, which needs no versions. */
  drawn?: string;
}

/** The pictures of public/images by file name. */
export type Pictures = Record<string, PictureInfo>;

const WIDTHS = [480, 768, 1120, 1920];
const FORMATS = ["avif", "webp"] as const;
const AVIF = { quality: 52, effort: 3 };
const WEBP = { quality: 74 };
/** All that versions depend on besides the picture: they are kept for ever, here and by browsers. */
const MADE_WITH = JSON.stringify([WIDTHS, AVIF, WEBP, "upright"]);
const CACHE = ".cache/pictures";

/** Measures every picture in public/images. */
export async function describePictures(root: string): Promise<Pictures> {
  const folder = join(root, "public/images");
  const names = (await readdir(folder)).filter((name) => /\.(jpg|png|webp)$/.test(name)).sort();
  const entries = names.map(async (name): Promise<[string, PictureInfo]> => {
    const bytes = await readFile(join(folder, name));
    const { width, height } = await sizeOf(bytes, name);
    const hash = createHash("sha256").update(bytes).update(MADE_WITH).digest("hex").slice(0, 8);
    const widths = WIDTHS.filter((candidate) => candidate <= width);
    return [name, { width, height, base: `/pictures/${basename(name, extname(name))}.${hash}`, widths }];
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function sizeOf(bytes: Buffer, name: string): Promise<{ width: number; height: number }> {
  try {
    return (await sharp(bytes).metadata()).autoOrient; // phones store pictures lying on their side
  } catch {
    throw new Error(`public/images/${name} is not a picture that can be read. Save it again as a .jpg file.`);
  }
}

/** Writes all versions of all pictures below `target`, from the cache where they were made before. */
export async function writePictures(root: string, target: string, pictures: Pictures): Promise<void> {
  await mkdir(join(target, "pictures"), { recursive: true });
  for (const { base, widths, drawn } of Object.values(pictures)) {
    if (drawn) await writeFile(join(target, `${base}.svg`), drawn);
    const urls = widths.flatMap((width) => FORMATS.map((format) => `${base}-${width}.${format}`));
    await Promise.all(
      urls.map(async (url) => copyFile(await makePicture(root, url, pictures), join(target, url))),
    );
  }
}

/** The file in the cache of one version of a picture, made when it is not there yet. */
export async function makePicture(root: string, url: string, pictures: Pictures): Promise<string> {
  const file = join(root, CACHE, basename(url));
  if (existsSync(file)) return file;
  const [, base, width, format] = /^(.+)-(\d+)\.(avif|webp)$/.exec(url) ?? [];
  const name = Object.keys(pictures).find((candidate) => pictures[candidate]?.base === base);
  if (name === undefined) throw new Error(`There is no picture for ${url}.`);
  await mkdir(dirname(file), { recursive: true });
  const image = sharp(join(root, "public/images", name))
    .autoOrient()
    .resize(Number(width));
  const partial = `${file}.${process.pid}`;
  await (format === "avif" ? image.avif(AVIF) : image.webp(WEBP)).toFile(partial);
  await rename(partial, file); // whole or not at all, should the disk be full
  return file;
}
