import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, extname, join } from "node:path";
import sharp from "sharp";
import type { PictureFact } from "../../schema/types.ts";
import { eachAtOnce } from "../atOnce.ts";
import { KeptFiles } from "../cache/keptFiles.ts";
import { store } from "../cache/storedFiles.ts";
import { cropIn, squareAround } from "./cropAddress.ts";

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
  /** What crops keep of it and where a headline may stand on it, where a page says nothing else. */
  facts?: Omit<PictureFact, "src">;
}

/** The pictures of public/images by file name. */
export type Pictures = Record<string, PictureInfo>;

const WIDTHS = [480, 768, 1120, 1920];
/** What each version is there in. */
export const FORMATS = ["avif", "webp"] as const;
// The least effort: six times faster than the third, for files a sixth larger; hundreds of versions are made.
const AVIF = { quality: 50, effort: 0 };
const WEBP = { quality: 74, effort: 2 };
/** All that versions depend on besides the picture: they are kept for ever, here and by browsers. */
const MADE_WITH = JSON.stringify([WIDTHS, AVIF, WEBP, "upright", sharp.versions]);
const CACHE = ".cache/pictures";
/** So many are made at once, one on each core: the largest take 100 MB meanwhile. */
export const AT_ONCE = Math.min(availableParallelism(), 4);

/** A picture that pages show and that cannot be read, told to who put it there. */
export class UnreadablePicture extends Error {
  override name = "UnreadablePicture"; // what told apart by it need not load all that makes pictures
  constructor(name: string) {
    super(`public/images/${name} cannot be read to its end. Save it again as a .jpg file.`);
  }
}

/** Measures every picture in public/images that can be read; `facts` is what site.yaml knows of them. */
export async function describePictures(root: string, facts: PictureFact[] = []): Promise<Pictures> {
  const folder = join(root, "public/images");
  const files = existsSync(folder) ? await readdir(folder) : [];
  const names = files.filter((name) => /\.(jpg|png|webp)$/.test(name)).sort();
  const entries = names.map(async (name): Promise<[string, PictureInfo][]> => {
    const bytes = await readFile(join(folder, name));
    const size = await sizeOf(bytes);
    if (!size) return [];
    const hash = createHash("sha256").update(bytes).update(MADE_WITH).digest("hex").slice(0, 8);
    const widths = widthsOf(size.width);
    const base = `/pictures/${basename(name, extname(name))}.${hash}`;
    return [[name, { ...size, base, widths, facts: facts.find(({ src }) => src === name) }]];
  });
  return Object.fromEntries((await Promise.all(entries)).flat());
}

/** The widths that a picture is wide enough for, and its own where they leave out a good deal of it. */
function widthsOf(own: number): number[] {
  const widths = WIDTHS.filter((width) => width <= own);
  const widest = widths.at(-1) ?? own; // too narrow for any, it is shown as it is
  return own < Math.max(...WIDTHS) && own > widest * 1.25 ? [...widths, own] : widths;
}

/** The size of a picture as it is shown: phones store them lying on their side. Undefined where it has none. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number } | undefined> {
  try {
    return (await sharp(bytes).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

/** Writes all versions of the pictures of these names, and those of crops at these addresses, below `target`, from the cache where they were made before. */
export async function writePictures(
  root: string,
  target: string,
  pictures: Pictures,
  names: Iterable<string>,
  crops: Iterable<string> = [],
): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  await mkdir(join(target, "pictures"), { recursive: true });
  const urls = [...crops];
  for (const name of names) {
    const { base, widths, drawn } = pictures[name] ?? unreadable(name);
    if (drawn) await writeFile(join(target, `${base}.svg`), drawn);
    urls.push(...widths.flatMap((width) => FORMATS.map((format) => `${base}-${width}.${format}`)));
  }
  const kept = new KeptFiles(root, CACHE);
  try {
    await eachAtOnce(urls, AT_ONCE, (url) =>
      kept.putInto(target, url, url, async () => {
        const file = fileOf(root, url);
        return kept.has(file) ? file : makePicture(root, url, pictures);
      }),
    );
  } finally {
    kept.close(); // what was made is right, whatever failed
  }
}

/** The file in the cache of one version of a picture, made when it is not there yet. While editing, what is there is trusted; a build asks whether it is whole. */
export async function pictureVersion(root: string, url: string, pictures: Pictures): Promise<string> {
  const file = fileOf(root, url);
  return existsSync(file) ? file : makePicture(root, url, pictures);
}

function fileOf(root: string, url: string): string {
  return join(root, CACHE, basename(url));
}

/** Makes one version of a picture; gives its file in the cache. */
export async function makePicture(root: string, url: string, pictures: Pictures): Promise<string> {
  const file = fileOf(root, url);
  const { base, focus, width, format } = cropIn(url);
  const [name, info] = Object.entries(pictures).find(([, candidate]) => candidate.base === base) ?? [];
  if (name === undefined || !info) throw new Error(`There is no picture for ${url}.`);
  const upright = sharp(join(root, "public/images", name)).autoOrient();
  const image = (focus ? upright.extract(squareAround(focus, info)) : upright).resize(width);
  const made = (format === "avif" ? image.avif(AVIF) : image.webp(WEBP)).toBuffer();
  const bytes = await made.catch(() => unreadable(name)); // what fails later is the disk's fault
  store(file, bytes);
  return file;
}

function unreadable(name: string): never {
  throw new UnreadablePicture(name);
}
