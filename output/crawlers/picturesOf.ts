import { isMapping } from "../../content/read/data.ts";
import type { Page } from "../../content/types.ts";

/** The files of public/images that a page's own blocks show, each once, in order. */
export function picturesOf({ blocks }: Page): string[] {
  return [...new Set(blocks.flatMap((block) => (block.type === "articles" ? [] : sourcesIn(block))))];
}

/** Wherever a picture stands in a block, it is a mapping with `src` and `alt`. */
function sourcesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  if (!isMapping(value)) return [];
  if (typeof value.src === "string" && "alt" in value) return [value.src];
  return Object.values(value).flatMap(sourcesIn);
}
