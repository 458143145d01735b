import type { PictureVersions } from "../../content/types.ts";
import { FORMATS, type PictureInfo, type Pictures } from "./pictures.ts";

/** The widths of crops: phones alone show them. */
const WIDTHS = [768, 1120];
const MIDDLE = "50% 50%";

/** The square versions of a picture around its focus; none of a small one. */
export function phoneCrop(info: PictureInfo, focus = MIDDLE): PictureVersions | undefined {
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

/** The addresses of all versions of a crop. */
export function versionsOf(crop: string, pictures: Pictures): string[] {
  const base = crop.replace(/-at\d+x\d+$/, "");
  const info = Object.values(pictures).find((one) => one.base === base);
  return (info ? widthsOf(info) : []).flatMap((width) =>
    FORMATS.map((format) => `${crop}-${width}.${format}`),
  );
}
