import { isMapping } from "../read/data.ts";
import type { Path } from "../read/path.ts";

/** A block of a page's data, right or not, with where it stands. */
export interface PlacedBlock {
  block: Record<string, unknown>;
  path: Path;
  index: number;
}

/** The blocks of a page's data that are entries of names and values. */
export function blocksOf({ blocks }: Record<string, unknown>): PlacedBlock[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block, index) =>
    isMapping(block) ? [{ block, path: ["blocks", index], index }] : [],
  );
}
