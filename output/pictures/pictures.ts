import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename } from "node:fs/promises";
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

/** A picture that pages show and that cannot be read, told to who put it there. */
export class UnreadablePicture extends Error {
  override name = "UnreadablePicture"; // what told apart by it need not load all that makes pictures
  constructor(name: string) {
    super(`public/images/${name} cannot be read to its end. Save it again as a .jpg file.`);
  }
}

/** Measures every picture in public/images that can be read. */
export async function describePictures(root: string): Promise<Pictures> {
  const folder = join(root, "public/images");
  const files = existsSync(folder) ? await readdir(folder) : [];
  const names = files.filter((name) => /\.(jpg|png|webp)$/.test(name)).sort();
  const entries = names.map(async (name): Promise<[string, PictureInfo][]> => {
    const bytes = await readFile(join(folder, name));
    const size = await sizeOf(bytes);
    if (!size) return [];
    const hash = createHash("sha256").update(bytes).update(MADE_WITH).digest("hex").slice(0, 8);
    const widths = WIDTHS.filter((candidate) => candidate <= size.width);
    return [[name, { ...size, base: `/pictures/${basename(name, extname(name))}.${hash}`, widths }]];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** The size of a picture as it is shown: phones store them lying on their side. Undefined where it has none. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    return (await sharp(bytes).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

/** Writes all versions of the pictures of these names below `target`, from the cache where they were made before. */
export async function writePictures(
  root: string,
  target: string,
  pictures: Pictures,
  names: Iterable<string>,
): Promise<void> {
  await mkdir(join(target, "pictures"), { recursive: true });
  for (const name of names) {
    const { base, widths } = pictures[name] ?? unreadable(name);
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
  const original = join(root, "public/images", name);
  const image = sharp(original).autoOrient().resize(Number(width));
  const partial = `${file}.${process.pid}`;
  const written = (format === "avif" ? image.avif(AVIF) : image.webp(WEBP)).toFile(partial);
  await written.catch(async (error) => {
    await sharp(original)
      .stats()
      .catch(() => unreadable(name)); // or else the disk is to blame
    throw error;
  });
  await rename(partial, file); // whole or not at all, should the disk be full
  return file;
}

function unreadable(name: string): never {
  throw new UnreadablePicture(name);
}
