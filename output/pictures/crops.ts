import type { FinishedBlock, FinishedPage, PictureVersions, ResolvedPicture } from "../../content/types.ts";
import { cropIn } from "./cropAddress.ts";
import type { Pictures } from "./pictures.ts";

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
  const widths = WIDTHS.filter((width) => width <= Math.min(info.width, info.height));
  if (widths.length === 0) return undefined;
  const place = focus.replaceAll("%", "").replace(" ", "x");
  const list = (format: keyof PictureVersions) =>
    widths.map((width) => `${info.base}-at${place}-${width}.${format} ${width}w`).join(", ");
  return { avif: list("avif"), webp: list("webp") };
}

/** The addresses of all crops that pages show. */
export function cropsOf(pages: Pick<FinishedPage, "blocks">[]): string[] {
  const lists = pages
    .flatMap(({ blocks }) => blocks.flatMap(picturesOf))
    .flatMap(({ mobileVersions }) => (mobileVersions ? Object.values(mobileVersions) : []));
  const addresses = lists.flatMap((list) => list.split(", ").map((version) => version.replace(/ .*/, "")));
  return [...new Set(addresses)].filter((address) => cropIn(address).focus);
}

/** A block's own pictures, those of its entries left out. */
function picturesOf(block: FinishedBlock): ResolvedPicture[] {
  const own = "picture" in block ? [block.picture] : [];
  return [...own, ...(block.type === "hero" ? [block.after] : [])].flatMap((picture) => picture ?? []);
}
