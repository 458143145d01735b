import { createHash } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import { type Cache, hashOf } from "../../content/lib/cache.ts";
import { filesBelow } from "../../content/lib/filesBelow.ts";
import { MOST_PIXELS } from "../../content/read/publicFolder.ts";
import type { PictureFact } from "../../schema/types.ts";
import { UnusableFile } from "../publicFiles.ts";
import { pictureFrom, type Unmade, writeCached } from "../unmade.ts";
import { addressesIn, squareAround, versionAt, versionsAt, widthsOf } from "./versions.ts";

/** A picture in public/images, or one drawn by the build, with its versions. */
export interface PictureInfo {
  width: number;
  height: number;
  /** The address of its versions without width and format: /pictures/front-door.1a2b3c4d */
  base: string;
  /** The available widths, in pixels, ascending. */
  widths: number[];
  /** The picture itself if the build draws it: an SVG, which needs no versions. */
  drawn?: string;
  /** Its focus for crops and where a headline may be placed on it, unless a page says otherwise. */
  facts?: Omit<PictureFact, "src">;
}

/** The pictures of public/images by file name. */
export type Pictures = Record<string, PictureInfo>;

const WIDTHS = [480, 880, 1280, 1920];
// The lowest effort: six times faster than effort 3, for files a sixth larger. There are hundreds of versions.
const AVIF = { quality: 50, effort: 0 };
const WEBP = { quality: 74, effort: 2 };
/** Everything that versions depend on besides the picture: part of their hash, as they are cached forever. */
const MADE_WITH = JSON.stringify([WIDTHS, AVIF, WEBP, "upright", sharp.versions]);

/** Earlier measurements of pictures by file name, each with a stamp that changes when the file, or the drawing, does. */
export type MeasuredPictures = Map<string, { stamp: string; measured: Omit<PictureInfo, "facts"> }>;

/**
 * Measures every readable picture in public/images; `facts` is what site.yaml states about them. Unchanged files that
 * were measured before (`known`, which is updated) are not read again: while editing, that took a fifth of the time
 * from a change to the page. A file whose dates and size did not change counts as unchanged.
 */
export async function describePictures(
  root: string,
  facts: PictureFact[] = [],
  known: MeasuredPictures = new Map(),
): Promise<Pictures> {
  const folder = join(root, "public/images");
  const names = filesBelow(folder).filter((name) => /^[^/]+\.(jpg|png|webp)$/.test(name));
  const entries = names.map(async (name): Promise<[string, PictureInfo][]> => {
    const file = join(folder, name);
    const { mtimeMs, ctimeMs, size } = await stat(file);
    const stamp = [mtimeMs, ctimeMs, size].join();
    const before = known.get(name);
    const measured = before?.stamp === stamp ? before.measured : await measure(file);
    if (!measured) return [];
    known.set(name, { stamp, measured });
    return [[name, { ...measured, facts: facts.find(({ src }) => src === name) }]];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** Measures a picture; undefined if it cannot be read. */
async function measure(file: string): Promise<Omit<PictureInfo, "facts"> | undefined> {
  const bytes = await readFile(file);
  const metadata = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return undefined;
  const size = metadata.autoOrient; // as displayed: phones store pictures rotated
  const hash = createHash("sha256").update(bytes).update(MADE_WITH).digest("hex").slice(0, 8);
  const base = `/pictures/${basename(file, extname(file))}.${hash}`;
  return { ...size, base, widths: widthsOf(size.width, WIDTHS) };
}

/** What is needed to make versions of pictures. */
export interface PictureFolder {
  root: string;
  pictures: Pictures;
  cache: Cache;
}

/** Writes the cached versions of the pictures `names` and crops `crops`; returns those that are to be made. */
export async function writePictures(
  folder: PictureFolder,
  target: string,
  names: Iterable<string>,
  crops: Iterable<string> = [],
): Promise<Unmade> {
  sharp.concurrency(1);
  sharp.cache(false);
  await mkdir(join(target, "pictures"), { recursive: true });
  const urls = [...crops];
  for (const name of names) {
    const { base, widths, drawn } = folder.pictures[name] ?? unreadable(name);
    if (drawn) await writeFile(join(target, `${base}.svg`), drawn);
    urls.push(...addressesIn(versionsAt(base, widths) ?? {}));
  }
  const versions = Array.from(new Set(urls), (url) => ({
    url,
    key: hashOf(url), // the address names the picture and how versions are made
    make: () => makePicture(folder, url),
  }));
  return writeCached(folder, target, versions);
}

/** Returns the version of a picture at an address, from the cache or newly made. */
export async function pictureVersion(folder: PictureFolder, url: string): Promise<Buffer> {
  return pictureFrom(folder.cache, hashOf(url), () => makePicture(folder, url));
}

async function makePicture({ root, pictures }: PictureFolder, url: string): Promise<Buffer> {
  const { base, focus, width, format } = versionAt(url);
  const [name, info] = Object.entries(pictures).find(([, candidate]) => candidate.base === base) ?? [];
  if (name === undefined || !info) throw new Error(`There is no picture for ${url}.`);
  const upright = sharp(join(root, "public/images", name)).autoOrient();
  const image = (focus ? upright.extract(squareAround(focus, info)) : upright).resize(width);
  const made = (format === "avif" ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
  return made.catch(() => unreadable(name)); // any later failure is the disk's
}

function unreadable(name: string): never {
  throw new UnusableFile(
    `public/images/${name} cannot be read to its end, or is far too large. Save it again as a .jpg file.`,
  );
}
