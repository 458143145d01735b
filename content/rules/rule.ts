import { type CheckedContent, sourcesOf } from "../check/checkContent.ts";
import type { CheckedPage } from "../check/checkPages.ts";
import type { Mark } from "../check/schemas/marks.ts";
import type { Problem } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { Path } from "../read/path.ts";
import type { Source } from "../read/source.ts";

/** What no schema can see: looks at all content and tells what is wrong with it. */
export interface Rule {
  (content: CheckedContent): Problem[];
  /** Has a page remember what the rule will ask it for. */
  ahead?: (content: CheckedContent) => (page: CheckedPage) => unknown;
}

/**
 * A rule that looks at each published page by itself. What it finds is remembered under its name, for as long as
 * the page is the same, and all that its variables can name: its city, and site.yaml.
 */
export function everyPage(name: string, look: (page: CheckedPage) => Problem[]): Rule {
  return everyPageBeside(name, () => "", look);
}

/** The same of a rule that looks at something else of the content as well. */
export function everyPageBeside<T>(
  name: string,
  beside: (content: CheckedContent) => T,
  look: (page: CheckedPage, beside: T) => Problem[],
): Rule {
  const ahead = (content: CheckedContent) => {
    const also = beside(content);
    const of = JSON.stringify(also);
    return (page: CheckedPage) => page.remember(`rule ${name}`, () => look(page, also), of);
  };
  return Object.assign((content: CheckedContent) => content.pages.flatMap(ahead(content)), { ahead });
}

/**
 * A rule that looks at each file by itself as it is written, site.yaml and drafts among them. What it finds is
 * remembered for as long as the file is the same.
 */
export function everyFile(name: string, look: (source: Source) => Problem[]): Rule {
  const lookAt = (source: Source) =>
    source.remember ? source.remember(name, "", () => look(source)) : look(source);
  return asking(
    () => (page) => lookAt(page.source),
    (content) => sourcesOf(content).flatMap(lookAt),
  );
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
