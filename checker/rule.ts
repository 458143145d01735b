import type {
  CityCounts,
  OldPage,
  PageInterface,
  ParsedFile,
  ParsedPage,
  PublicFile,
  Survey,
} from "../content/forms.ts";
import { isMapping } from "../content/lib/data.ts";
import type { Path } from "../content/lib/path.ts";
import type { Finding, Part, ProblemMessage } from "../content/problem.ts";
import type { SchemaNode } from "../content/validate/schemaNode.ts";
import type { Scope } from "../content/variables/scope.ts";
import type { SiteFile } from "../schema/types.ts";

/** What rules for single files get besides the file. */
export interface PageRuleContext {
  /** site.yaml in the file's language; undefined if it is invalid. */
  site: SiteFile | undefined;
  cities: CityCounts;
  /** Whether the page is in the folder of a city that has a hub. */
  hasHub: boolean;
}

/** A rule for single pages. A pure function. */
export type PageRule = (page: ParsedPage, context: PageRuleContext) => Finding[];

/** A page's file, site.yaml or its words in a language, with its data, valid or not, and its schema. */
export type CheckedFile = ParsedFile & { data: Scope; schema: SchemaNode };

/** A rule for single files of any kind, site.yaml included. A pure function. */
export type FileRule = (file: CheckedFile, context: Pick<PageRuleContext, "site">) => Finding[];

/** A rule for all pages together. A pure function. */
export type SiteRule = (pages: readonly PageInterface[], world: World) => Finding[];

/** What rules for all pages get besides the pages, gathered in advance. */
export interface World extends Pick<Survey, "today" | "languages" | "site" | "sites" | "theme" | "words"> {
  /** The files that record what translations were made from. */
  memories: readonly string[];
  /** The pages that visitors cannot see yet. */
  unpublished: readonly PageInterface[];
  publicFiles: readonly PublicFile[];
  /** The pages published on the main branch that have changed since. */
  oldPages: readonly OldPage[];
  /** All shingles of a page, as hashes, to compare it with a similar page. */
  shinglesOfPage: (page: PageInterface) => readonly number[];
}

/** A finding at an entry, by default at its value; empty if there is no complaint. */
export function findingAt(
  file: string,
  path: Path,
  complaint: ProblemMessage | undefined,
  part: Part = "value",
): Finding[] {
  return complaint ? [{ file, path, part, ...complaint }] : [];
}

/** A block of a page's data, valid or not, with its path. */
export interface PlacedBlock {
  block: Record<string, unknown>;
  path: Path;
  index: number;
}

/** The blocks of a page's data that are mappings. */
export function blocksOf({ blocks }: Record<string, unknown>): PlacedBlock[] {
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block, index) =>
    isMapping(block) ? [{ block, path: ["blocks", index], index }] : [],
  );
}
