import type { Business, CompiledSite } from "../content/compile/forms.ts";
import { isMapping, type Path } from "../content/lib/data.ts";
import type { Finding, Part, ProblemMessage } from "../content/problem.ts";
import type { PublicFile } from "../content/read/public/publishable.ts";
import type { CityCounts, Survey } from "../content/survey/forms.ts";
import type { SiteFile } from "../schema/types.ts";
import type { Facts, FileWithTexts, PageWithTexts, RulePage } from "./facts.ts";
import type { OldPage } from "./git/oldPages.ts";

/** What rules for single files get besides the file. */
export interface PageRuleContext extends Pick<Survey, "addresses"> {
  /** site.yaml in the file's language; undefined if it is invalid. */
  site: SiteFile | undefined;
  cities: CityCounts;
  /** Whether the page is in the folder of a city that has a hub. */
  hasHub: boolean;
}

/** A rule for single pages. A pure function. */
export type PageRule = (page: PageWithTexts, context: PageRuleContext) => Finding[];

/** A rule for single files of any kind, site.yaml included. A pure function. */
export type FileRule = (file: FileWithTexts, context: Pick<PageRuleContext, "site">) => Finding[];

/** A rule for all pages together. A pure function. */
export type SiteRule = (pages: readonly RulePage[], input: RuleInput) => Finding[];

/** What rules for all pages get besides the pages, gathered in advance. */
export interface RuleInput
  extends Pick<Survey, "today" | "languages" | "addresses">,
    Pick<Business<Facts>, "sites" | "theme" | "words"> {
  /** site.yaml in the main language. */
  site: CompiledSite<Facts>;
  rootNames: readonly string[];
  /** The files that record what translations were made from. */
  records: readonly string[];
  /** The pages that visitors cannot see yet. */
  unpublished: readonly RulePage[];
  publicFiles: readonly PublicFile[];
  /** The pages published on the main branch that have changed since. */
  oldPages: readonly OldPage[];
  /** All shingles of a page, as hashes, to compare it with a similar page. */
  shinglesOfPage: (page: RulePage) => readonly number[];
}

/** A finding at an entry, by default at its value; empty if there is no message. */
export function findingAt(
  file: string,
  path: Path,
  message: ProblemMessage | undefined,
  part: Part = "value",
): Finding[] {
  return message ? [{ file, path, part, ...message }] : [];
}

/** A block of a page's data, or an entry in it, valid or not, with its path. */
export interface PlacedBlock {
  block: Record<string, unknown>;
  path: Path;
  index: number;
}

/** The blocks of a page's data that are mappings. */
export function blocksOf(data: Record<string, unknown>): PlacedBlock[] {
  return entriesOf("blocks", { block: data, path: [] });
}

/** The entries of a list in a block that are mappings. */
export function entriesOf(list: string, { block, path }: Omit<PlacedBlock, "index">): PlacedBlock[] {
  const entries = block[list];
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown, index) =>
    isMapping(entry) ? [{ block: entry, path: [...path, list, index], index }] : [],
  );
}
