import type { Cache } from "../lib/cache.ts";
import type { Problem } from "../problem.ts";
import type { ContentFile } from "../read/files.ts";
import { type ReadResult, readYaml } from "../read/readYaml.ts";
import { problemAt } from "../read/source.ts";
import type { Survey, SurveyedPage } from "../survey/forms.ts";
import { type CompiledSchema, plainProblems } from "../validate/schemas.ts";
import type {
  Business,
  CheckedPage,
  CompiledSite,
  CompiledWords,
  PageInterface,
  ParsedFile,
  ParsedPage,
  Written,
} from "./forms.ts";

/** What a checker finds in a file by itself. Plain data. */
export interface Checked<Facts, Details> {
  /** All problems of the file, those of reading it included. */
  problems: Problem[];
  /** What the checks of all files need of it: small, as it stays in memory. */
  facts: Facts;
  /** The same, but large, and so read on demand. */
  details: Details;
}

/** What files are read and checked by, each by itself. Facts and details are stored and handed back unseen. */
export interface FileChecks<Facts, Details> {
  /** The module that exports the same checks as `fileChecks`, for threads. */
  module: string;
  /** The hash of their code: part of what compiled files are cached by. */
  code: string;
  /** Reads the file that checking a translation takes besides; undefined if there is none. */
  record(root: string, file: string): ContentFile | undefined;
  /** Reads a YAML file. Any bytes result in data or a problem. */
  read(file: ContentFile, schema?: CompiledSchema<unknown>): ReadResult;
  file(file: ParsedFile | ParsedPage, context: FileContext<Facts>): Checked<Facts, Details>;
  /** Matches the texts of pages whose checks depend on how many cities there are. */
  counting?: RegExp;
}

/** What a file is checked with, by its kind. `original` is what a translation is compared with. */
export type FileContext<Facts> =
  | { kind: "site" | "siteWords"; value: CompiledSite["value"]; original?: CompiledSite<Facts> }
  | { kind: "words"; site: CompiledSite<Facts> | undefined; original?: OriginalWords<Facts> }
  | { kind: "theme" }
  | {
      kind: "page";
      page: SurveyedPage;
      survey: Pick<Survey, "languages" | "cityCounts" | "addresses">;
      business: Business<Facts>;
      original?: OriginalPage;
    };

/** The words that are translated, with what says from which words they were, and site.yaml in their language. */
interface OriginalWords<Facts> {
  words: CompiledWords<Facts>;
  site: CompiledSite<Facts>;
  record: ContentFile | undefined;
}

/** The page that is translated: its blocks, empty if it is invalid, and its data as written. */
export type OriginalPage = { blocks: readonly unknown[]; written: unknown };

/** All content, as the checks of all files together get it. */
export interface SiteInput<Facts, Details> {
  cache: Cache;
  survey: Survey;
  business: Business<Facts>;
  /** The pages that visitors see, and the others. */
  pages: readonly CheckedPage<Facts>[];
  unpublished: readonly CheckedPage<Facts>[];
  detailsOf(page: PageInterface): Details;
  /** Returns the hash of everything that a page was compiled from. */
  keyOf(page: PageInterface): string;
  /** The data of a page, site.yaml, the theme or words, as written. */
  writtenOf(file: string): Written;
}

/** The checker, as load() gets it: the only way from the generator to the workbench. */
export interface Checks<Facts, Details> extends FileChecks<Facts, Details> {
  /** Finds what is wrong between files. */
  site(input: SiteInput<Facts, Details>): Problem[];
}

/** The checks of a build without a checker: what cannot be read or built is told plainly. */
export const plainChecks: Checks<undefined, undefined> = {
  module: import.meta.url,
  code: "",
  record: () => undefined,
  read: (file) => readYaml(file),
  file: ({ source, problems, unfilled, errors, at, isOwn }) => ({
    problems: [
      ...problems,
      ...unfilled.map((found) => problemAt(source, found)),
      ...plainProblems(source, errors, at).filter(({ path }) => isOwn(path)),
    ],
    facts: undefined,
    details: undefined,
  }),
  site: () => [],
};

/** The same for threads, by the name that the module of any checks exports. */
export const fileChecks = plainChecks;
