import { isMapping } from "../../content/read/data.ts";
import type { Finished, PictureVersions, ResolvedPicture } from "../../content/types.ts";
import parts from "../../schema/parts.json" with { type: "json" };
import type { Picture } from "../../schema/types.ts";
import type { PictureInfo, Pictures } from "./pictures.ts";

const PICTURE = parts.$defs.picture.required;

/** Whether a value is a picture: it has what the schema asks of one, which nothing else has. */
export function isPicture(value: object): value is Picture {
  return PICTURE.every((name) => name in value);
}

/** Data with each picture in it resolved, however deep it stands. Throws for one whose file is not there. */
export function resolvePictures<T>(value: T, pictures: Pictures): Finished<T>;
export function resolvePictures(value: unknown, pictures: Pictures): unknown {
  if (Array.isArray(value)) return value.map((item) => resolvePictures(item, pictures));
  if (!isMapping(value)) return value;
  if (isPicture(value)) return resolvePicture(value, pictures);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, resolvePictures(item, pictures)]),
  );
}

function resolvePicture(picture: Picture, pictures: Pictures): ResolvedPicture {
  const { src, mobile } = picture;
  const info = infoOf(src, pictures);
  const { width, height } = info;
  return {
    ...picture,
    width,
    height,
    address: addressOf(src, info),
    versions: versionsOf(info),
    ...(mobile && { mobileVersions: versionsOf(infoOf(mobile, pictures)) }),
  };
}

/** Where the version is that every browser can show. */
function addressOf(src: string, { base, widths, drawn }: PictureInfo): string {
  if (drawn) return `${base}.svg`;
  const shown = widths.find((candidate) => candidate >= 960) ?? widths.at(-1);
  return shown === undefined ? `/images/${src}` : `${base}-${shown}.webp`;
}

function versionsOf({ base, widths }: PictureInfo): PictureVersions | undefined {
  if (widths.length === 0) return undefined;
  const list = (format: keyof PictureVersions) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
  return { avif: list("avif"), webp: list("webp") };
}

function infoOf(name: string, pictures: Pictures): PictureInfo {
  const info = pictures[name];
  if (!info) throw new Error(`There is no picture public/images/${name}.`);
  return info;
}
