import type { CheckedContent } from "../check/checkContent.ts";
import type { CheckedPage } from "../check/checkPages.ts";
import type { Problem } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { Path } from "../read/path.ts";

/** What no schema can see: looks at all content and tells what is wrong with it. */
export type Rule = (content: CheckedContent) => Problem[];

/** A rule that looks at each published page by itself. */
export function everyPage(look: (page: CheckedPage, content: CheckedContent) => Problem[]): Rule {
  return (content) => content.pages.flatMap((page) => look(page, content));
}

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
