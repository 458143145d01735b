import { isMapping, mapValues } from "../../content/read/data.ts";
import type { Finished, PictureVersions, ResolvedPicture } from "../../content/types.ts";
import parts from "../../schema/parts.json" with { type: "json" };
import type { Picture } from "../../schema/types.ts";
import type { PictureInfo, Pictures } from "./pictures.ts";

const PICTURE = parts.$defs.picture.required;
const UNKNOWN: PictureInfo = { width: 1200, height: 800, base: "", widths: [] };

/** Whether a value is a picture: it has what the schema asks of one, which nothing else has. */
export function isPicture(value: object): value is Picture {
  return PICTURE.every((name) => name in value);
}

/** The names of all picture files that stand in data, however deep. */
export function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isMapping(value)) return [];
  if (isPicture(value)) return value.mobile ? [value.src, value.mobile] : [value.src];
  return Object.values(value).flatMap(picturesIn);
}

/**
 * Data with each picture in it resolved, however deep it stands. One whose file is missing or broken is left to
 * the browser, which shows its words instead: its page can still be read while editing. A build refuses it.
 */
export function resolvePictures<T>(value: T, pictures: Pictures): Finished<T>;
export function resolvePictures(value: unknown, pictures: Pictures): unknown {
  if (Array.isArray(value)) return value.map((item) => resolvePictures(item, pictures));
  if (!isMapping(value)) return value;
  if (isPicture(value)) return resolvePicture(value, pictures);
  return mapValues(value, (item) => resolvePictures(item, pictures));
}

function resolvePicture(picture: Picture, pictures: Pictures): ResolvedPicture {
  const { src, mobile } = picture;
  const info = pictures[src] ?? UNKNOWN;
  const { width, height, facts } = info;
  return {
    ...facts,
    ...picture,
    width,
    height,
    address: addressOf(src, info),
    versions: versionsOf(info),
    ...(mobile && { mobileVersions: versionsOf(pictures[mobile] ?? UNKNOWN) }),
  };
}

/** Where the version is that every browser can show. */
function addressOf(src: string, { base, widths, drawn }: PictureInfo): string {
  if (drawn) return `${base}.svg`;
  const shown = widths.find((candidate) => candidate >= 960) ?? widths.at(-1);
  return shown === undefined ? `/images/${src}` : `${base}-${shown}.webp`;
}

function versionsOf(info: PictureInfo): PictureVersions | undefined {
  const { base, widths } = info;
  if (widths.length === 0) return undefined;
  const list = (format: keyof PictureVersions) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
  const known = versionsKnown.get(info) ?? { avif: list("avif"), webp: list("webp") };
  versionsKnown.set(info, known);
  return known;
}

/** Many pages show the same pictures. */
const versionsKnown = new WeakMap<PictureInfo, PictureVersions>();
