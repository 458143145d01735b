import type { CheckedContent } from "../check/checkContent.ts";
import type { CheckedPage } from "../check/checkPages.ts";
import type { Mark } from "../check/schemas/marks.ts";
import type { Problem } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { Path } from "../read/path.ts";

/** What no schema can see: looks at all content and tells what is wrong with it. */
export interface Rule {
  (content: CheckedContent): Problem[];
  /** Has a page remember what the rule will ask it for. */
  ahead?: (content: CheckedContent) => (page: CheckedPage) => unknown;
}

/** A rule of all pages together, with what it asks each of them for. */
export function asking(ahead: Rule["ahead"], rule: Rule): Rule {
  return Object.assign((content: CheckedContent) => rule(content), { ahead });
}

/**
 * Has pages remember what all rules will ask them for: one page after the other, so that the data of each are read
 * once, however many there are.
 */
export function lookAhead(rules: readonly Rule[], content: CheckedContent, pages = content.pages): void {
  const looks = rules.flatMap(({ ahead }) => ahead?.(content) ?? []);
  for (const page of pages) {
    const one = withTexts(page);
    for (const look of looks) look(one);
  }
}

/** The same page: its texts, which are looked for anew each time, are looked for once. */
function withTexts(page: CheckedPage): CheckedPage {
  let marks: Mark[] | undefined;
  const get = () => {
    marks ??= page.marks;
    return marks;
  };
  return Object.create(page, { marks: { get } });
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
