import { isMapping } from "../../content/read/data.ts";
import type { Page } from "../../content/types.ts";
import { isPicture } from "../pictures/resolvePictures.ts";

/** The files of public/images that a page's own blocks show, each once, in order. */
export function picturesOf({ blocks }: Page): string[] {
  return [...new Set(blocks.flatMap((block) => (block.type === "articles" ? [] : sourcesIn(block))))];
}

/** Wherever a picture stands in a block; one without words, which decorates, is none of the page's own. */
function sourcesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  if (!isMapping(value)) return [];
  if (isPicture(value)) return value.alt ? [value.src] : [];
  return Object.values(value).flatMap(sourcesIn);
}
