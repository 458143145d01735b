import { isMapping } from "../../content/lib/data.ts";
import type { Page } from "../../content/resolve/forms.ts";
import { isPicture } from "../../content/resolve/pictures.ts";
import type { Picture } from "../../schema/types.ts";
import { addressesIn } from "./versions.ts";

/** The pictures that a page shows. */
export type ShownPictures = ReturnType<typeof shownPictures>;

/** The pictures that a page shows, each once, in order: a build makes no others. */
export function shownPictures(page: Page) {
  const own = page.blocks.filter(({ type }) => type !== "articles").flatMap((block) => picturesIn(block));
  const all = picturesIn(page);
  const cropped = all.filter(({ mobile }) => !mobile).map(({ mobileVersions }) => mobileVersions);
  return {
    files: unique(all.flatMap(({ src, mobile }) => (mobile ? [src, mobile] : [src]))),
    /** The addresses at which it shows its own pictures: without those of articles that it lists, and without decorative ones. */
    own: unique(own.filter(({ alt }) => alt).map(({ src, address }) => address ?? `/images/${src}`)),
    crops: unique(cropped.filter(isMapping).flatMap(addressesIn)),
  };
}

/** All pictures in data, at any depth. */
function picturesIn(value: unknown): (Picture & { mobileVersions?: unknown; address?: string })[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isMapping(value)) return [];
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn);
}

function unique(list: string[]): string[] {
  return [...new Set(list)];
}
