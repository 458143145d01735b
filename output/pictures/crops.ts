import type { FinishedPage, PictureVersions, ResolvedPicture } from "../../content/types.ts";
import { cropIn } from "./cropAddress.ts";
import type { Pictures } from "./pictures.ts";

/** The widths of crops: phones alone show them. */
const WIDTHS = [480, 768, 1120];
const MIDDLE = "50% 50%";

/** A page whose hero has a crop of its picture for phones: the square around its focus, unless it names one itself. */
export function withPhoneCrop<T extends Pick<FinishedPage, "blocks">>(page: T, pictures: Pictures): T {
  const [hero, ...rest] = page.blocks;
  if (hero?.type !== "hero" || !hero.picture || hero.picture.mobile) return page;
  const mobileVersions = phoneCrop(hero.picture, pictures);
  return { ...page, blocks: [{ ...hero, picture: { ...hero.picture, mobileVersions } }, ...rest] };
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
  const lists = pages.flatMap(({ blocks: [hero] }) =>
    hero?.type === "hero" && hero.picture?.mobileVersions ? Object.values(hero.picture.mobileVersions) : [],
  );
  const addresses = lists.flatMap((list) => list.split(", ").map((version) => version.replace(/ .*/, "")));
  return [...new Set(addresses)].filter((address) => cropIn(address).focus);
}
