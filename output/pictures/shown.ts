import { isMapping } from "../../content/read/data.ts";
import { isPicture } from "../../content/resolve/pictures.ts";
import type { Page } from "../../content/types.ts";

/** What a page shows of pictures, so that a build makes no others. */
export interface ShownPictures {
  /** All files that it shows. */
  files: string[];
  /** The files of public/images that are its own: not those of articles that it lists, nor any that only decorates. */
  own: string[];
  /** The square crops, each by what the addresses of its versions begin with. */
  crops: string[];
}

/** What a page shows of pictures, each once, in order. */
export function shownPictures(page: Page): ShownPictures {
  const own = page.blocks.filter(({ type }) => type !== "articles").flatMap((block) => picturesIn(block));
  const all = picturesIn(page);
  const crops = all.flatMap(({ mobileVersions }) => {
    const webp = isMapping(mobileVersions) ? String(mobileVersions.webp) : "";
    return /^\S+-at\d+x\d+(?=-)/.exec(webp) ?? [];
  });
  return {
    files: unique(all.flatMap(({ src, mobile }) => (mobile ? [String(src), String(mobile)] : [String(src)]))),
    own: unique(own.filter(({ alt }) => alt).map(({ src }) => String(src))),
    crops: unique(crops),
  };
}

/** All pictures that stand in data, however deep. */
function picturesIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isMapping(value)) return [];
  return isPicture(value) ? [{ ...value }] : Object.values(value).flatMap(picturesIn);
}

function unique(list: string[]): string[] {
  return [...new Set(list)];
}
