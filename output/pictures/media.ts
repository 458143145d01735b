import type { CardSource } from "../../content/resolve/card.ts";
import type { Media } from "../../content/resolve/resolvePage.ts";
import type { PictureVersions, ResolvedPicture } from "../../content/types.ts";
import type { Picture } from "../../schema/types.ts";
import { shareImageOf } from "../shareCards/cardFor.ts";
import { phoneCrop } from "./crops.ts";
import type { PictureInfo, Pictures } from "./pictures.ts";

/**
 * Stands for a picture whose file is missing or broken. It is left to the browser, which shows its words instead: its
 * page can still be read while editing. A build refuses it.
 */
const UNKNOWN: PictureInfo = { width: 1200, height: 800, base: "", widths: [] };

/** What pages take of pictures. `company` stands on the pictures for social networks. */
export function mediaOf(pictures: Pictures, company: string): Media {
  return {
    pictureOf(picture, { crop = false } = { crop: false }) {
      const resolved = resolvePicture(picture, pictures);
      const info = pictures[picture.src];
      if (!crop || picture.mobile || !info) return resolved;
      return { ...resolved, mobileVersions: phoneCrop(info, resolved.focus) };
    },
    shareImageOf: (card: CardSource) => shareImageOf(card, { company, pictures }),
  };
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

function versionsOf({ base, widths }: PictureInfo): PictureVersions | undefined {
  if (widths.length === 0) return undefined;
  const list = (format: keyof PictureVersions) =>
    widths.map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
  return { avif: list("avif"), webp: list("webp") };
}
