// Files as they are compiled, and what other files may ask of them. Types only.

import type { ErrorObject } from "ajv/dist/2020.js";
import type { PageFile, Picture, SiteFile, Words } from "../../schema/types.ts";
import type { Path, Scope } from "../lib/data.ts";
import type { Problem } from "../problem.ts";
import type { Found, Positions, Source } from "../read/source.ts";
import type { PageLocation, Publication } from "../survey/forms.ts";
import type { Theme } from "../theme/theme.ts";
import type { SchemaNode } from "../validate/schemaNode.ts";
import type { VariableNames } from "../variables/scope.ts";

/** A city as the source of ${city.…} variables. */
export interface CityVariables {
  /** Its entry with variables filled in, its slug and address, and counts. */
  values: Scope;
  /** In other languages than the main one: its entry as written, with that language's words laid over it. */
  entry?: Scope;
  /** Whether its entry is valid. If not, that is reported at the entry, not at every page that uses it. */
  isValid: boolean;
}

/** A file's data as written, and their positions in it. */
export type Written = { written: unknown; positions: Positions };

/** A file, compiled: all that it says by itself. Plain data. */
export interface CompiledFile<Value, Facts> extends Written, Pick<ParsedFile, "file" | "url" | "language"> {
  /** Undefined if it has an error. */
  value: Value | undefined;
  problems: Problem[];
  /** What the checks of all files need of it. */
  facts: Facts;
}

/** site.yaml, compiled; for other languages than the main one, with their words laid over it. */
export interface CompiledSite<Facts = unknown> extends CompiledFile<SiteFile, Facts> {
  /** Its path in its file: empty for site.yaml itself; for other languages, `site` in the file of their words. */
  at: Path;
  scope: Scope;
}

/** A file of words/, compiled. */
export type CompiledWords<Facts = unknown> = CompiledFile<Words, Facts>;

/** site.yaml, the theme, the words and the cities, compiled: what each page is compiled with. */
export interface Business<Facts = unknown> {
  /** site.yaml in each language, by language code, the main one first. */
  sites: ReadonlyMap<string, CompiledSite<Facts>>;
  theme: CompiledFile<Theme, Facts>;
  /** The files of words/, by path. */
  words: ReadonlyMap<string, CompiledWords<Facts>>;
  /** The cities by language code, then by folder name. */
  cities: ReadonlyMap<string, ReadonlyMap<string, CityVariables>>;
}

/** A file that has been read, filled in and validated. */
export interface ParsedFile<Value = unknown> {
  file: string;
  url: string;
  language: string;
  source: Source;
  schema: SchemaNode;
  /** What its variables were filled in from. */
  names: VariableNames;
  /** Its data with variables filled in, valid or not. */
  data: Scope;
  value: Value | undefined;
  /** The path in the file of what was validated: of site.yaml in another language, `site` in a file of words. */
  at: Path;
  /** What its schema forbids, as ajv says it. */
  errors: readonly ErrorObject[];
  problems: Problem[];
  /** What is wrong with its variables. */
  unfilled: Found[];
  /** Whether the value at a path stands in this file, and not in one that it is laid over. */
  isOwn(path: Path): boolean;
}

/** A page's file that has been read, filled in and validated. */
export interface ParsedPage extends ParsedFile<PageFile>, PageLocation {
  publication: Publication;
}

/** The interface of a page: what lists, links and blocks of other pages show of it. */
export type PageInterface = PageLocation & { publication: Publication } & (
    | ValidParts
    | { isValid: false; head: Record<string, unknown> }
  );

/** The interface of a page, with what the checks of all pages need of it. */
export type CheckedPage<Facts> = PageInterface & { facts: Facts };

/** What is known only of a valid page. */
export interface ValidParts {
  isValid: true;
  head: PageHead;
  /** What its picture for social networks shows. */
  hero: { eyebrow?: string; heading?: string; picture?: Picture };
  /** Of an article, the minutes that it takes to read. */
  minutes?: number;
  /** The origins of the frames that it can show. */
  frames?: string[];
}

/** The interface of a valid page. */
export type ValidPage = Extract<PageInterface, { isValid: true }>;

/** A page's data above its blocks. */
export type PageHead = Omit<PageFile, "blocks">;
