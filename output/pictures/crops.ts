import type { FinishedBlock, FinishedPage, PictureVersions, ResolvedPicture } from "../../content/types.ts";
import { FORMATS, type PictureInfo, type Pictures } from "./pictures.ts";

/** The widths of crops: phones alone show them. */
const WIDTHS = [768, 1120];
const MIDDLE = "50% 50%";

/** Blocks with a picture that phones show as a square: the one around its focus, unless it names one itself. */
export function withPhoneCrops(blocks: FinishedBlock[], pictures: Pictures): FinishedBlock[] {
  const crop = (picture: ResolvedPicture | undefined) => {
    if (!picture || picture.mobile) return picture;
    return { ...picture, mobileVersions: phoneCrop(picture, pictures) };
  };
  return blocks.map((block) => {
    switch (block.type) {
      case "hero":
        if (block.article) return block; // beside its words, it is small everywhere
        return { ...block, picture: crop(block.picture), after: crop(block.after) };
      case "prose":
      case "cardGrid":
      case "checklist":
      case "offices":
        return { ...block, picture: crop(block.picture) };
      default:
        return block;
    }
  });
}

function phoneCrop(
  { src, focus = MIDDLE }: ResolvedPicture,
  pictures: Pictures,
): PictureVersions | undefined {
  const info = pictures[src];
  if (!info) return undefined;
  const widths = widthsOf(info);
  if (widths.length === 0) return undefined;
  const crop = `${info.base}-at${focus.replaceAll("%", "").replace(" ", "x")}`;
  const list = (format: keyof PictureVersions) =>
    widths.map((width) => `${crop}-${width}.${format} ${width}w`).join(", ");
  return { avif: list("avif"), webp: list("webp") };
}

function widthsOf({ width, height }: PictureInfo): number[] {
  return WIDTHS.filter((one) => one <= Math.min(width, height));
}

/** The crops that a page shows: what the addresses of their versions begin with. */
export function cropsOf({ blocks }: Pick<FinishedPage, "blocks">): string[] {
  const lists = blocks.flatMap(picturesOf).flatMap(({ mobileVersions }) => mobileVersions?.webp ?? []);
  return [...new Set(lists.flatMap((list) => /^\S+-at\d+x\d+(?=-)/.exec(list) ?? []))];
}

/** The addresses of all versions of a crop. */
export function versionsOf(crop: string, pictures: Pictures): string[] {
  const base = crop.replace(/-at\d+x\d+$/, "");
  const info = Object.values(pictures).find((one) => one.base === base);
  return (info ? widthsOf(info) : []).flatMap((width) =>
    FORMATS.map((format) => `${crop}-${width}.${format}`),
  );
}

/** A block's own pictures, those of its entries left out. */
function picturesOf(block: FinishedBlock): ResolvedPicture[] {
  const own = "picture" in block ? [block.picture] : [];
  return [...own, ...(block.type === "hero" ? [block.after] : [])].flatMap((picture) => picture ?? []);
}
