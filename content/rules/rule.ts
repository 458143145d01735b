import type { SiteFile } from "../../schema/types.ts";
import type { SchemaNode } from "../check/schemas/schemaNode.ts";
import type {
  CityCounts,
  OldPage,
  PageInterface,
  ParsedFile,
  ParsedPage,
  PublicFile,
  Survey,
} from "../forms.ts";
import type { Finding, Problem, ProblemMessage } from "../problem/problem.ts";
import { isMapping } from "../read/data.ts";
import type { Path } from "../read/path.ts";
import type { Part } from "../read/positions.ts";
import type { Scope } from "../variables/scope.ts";

/** What rules of single files may ask for besides the file. */
export interface PageRuleContext {
  /** site.yaml, where it is right. */
  site: SiteFile | undefined;
  cities: CityCounts;
  /** Whether the city in whose folder the page stands has a hub. */
  hasHub: boolean;
}

/** What a page is held to by itself. A pure function. */
export type PageRule = (page: ParsedPage, context: PageRuleContext) => Problem[];

/** A page's file, or site.yaml, with its data, right or not, and what its schema says of them. */
export type CheckedFile = ParsedFile & { data: Scope; schema: SchemaNode };

/** What every file is held to, site.yaml as well. A pure function. */
export type FileRule = (file: CheckedFile, context: Pick<PageRuleContext, "site">) => Problem[];

/** What pages are held to together. A pure function. */
export type SiteRule = (pages: readonly PageInterface[], world: World) => Finding[];

/** What rules of all pages may ask for besides the pages, gathered before. */
export interface World extends Pick<Survey, "today" | "languages" | "site" | "sites" | "theme" | "words"> {
  /** The files that remember what translations were made from. */
  memories: readonly string[];
  /** The pages that visitors cannot see yet. */
  unpublished: readonly PageInterface[];
  publicFiles: readonly PublicFile[];
  /** The pages of the main branch that have changed since. */
  oldPages: readonly OldPage[];
  /** All runs of words of a page, to compare it with another that it may be like. */
  runsOf: (page: PageInterface) => readonly number[];
}

/** A finding at an entry, at its value unless said otherwise, where something is wrong with it. */
export function findingAt(
  file: string,
  path: Path,
  complaint: ProblemMessage | undefined,
  part: Part = "value",
): Finding[] {
  return complaint ? [{ file, path, part, ...complaint }] : [];
}

/** Whether something was found in the lines of a value already. */
export function isReported(
  { source, problems }: Pick<ParsedFile, "source" | "problems">,
  path: Path,
): boolean {
  const { start, end } = source.rangeAt(path, "value");
  return problems.some(({ range }) => range.start.line >= start.line && range.start.line <= end.line);
}

/** A block of a page's data, right or not, with where it stands. */
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
