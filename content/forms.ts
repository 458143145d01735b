// The forms that content takes from step to step, and their parts. Types only, so every step may import them.

import type { OtherLink } from "../checker/translations/original.ts";
import type { PageFile, Picture, SiteFile, Words } from "../schema/types.ts";
import type { Languages } from "./languages/languages.ts";
import type { PlacedValue } from "./lib/data.ts";
import type { Path } from "./lib/path.ts";
import type { Problem } from "./problem.ts";
import type { ContentFile } from "./read/files.ts";
import type { Positions } from "./read/positions.ts";
import type { Source } from "./read/source.ts";
import type { PageKind } from "./survey/pageKind.ts";
import type { Theme } from "./types.ts";
import type { AnnotatedText } from "./validate/annotatedTexts.ts";
import type { SchemaNode } from "./validate/schemaNode.ts";
import type { Scope } from "./variables/scope.ts";

/** What is known of a page from the location of its file. */
export interface PageLocation {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Its canonical path, as /services. */
  url: string;
  kind: PageKind;
  /** Its language code. */
  language: string;
  /** The address of the page that it translates; for a page in the main language, its own. */
  original: string;
  /** The name of the city folder that contains it, if any. */
  citySlug?: string;
}

/** Whether visitors see a page: now, from a future day on, or not until somebody publishes it. */
export type Publication = { state: "published" | "draft" } | { state: "scheduled"; day: string };

/** A page's file, and what is known of it before it is compiled. */
export interface SurveyedPage extends PageLocation {
  bytes: Uint8Array | undefined;
  publication: Publication;
  /** Of a translation, its original, and the memory file: a copy of what it was translated from. */
  translated?: { original: SurveyedPage; memory: ContentFile };
}

/** A city as the source of ${city.…} variables. */
export interface CityVariables {
  /** Its entry with variables filled in, its slug and address, and counts. */
  values: Scope;
  /** In other languages than the main one: its entry as written, with that language's words laid over it. */
  entry?: Scope;
  /** Whether its entry is valid. If not, that is reported at the entry, not at every page that uses it. */
  isValid: boolean;
}

/** The number of cities, in total and by tier. */
export type CityCounts = Record<"all" | "primary" | "additional", number>;

/** site.yaml, theme and words, compiled, and what the heads of all pages say: enough to compile each page by itself. */
export interface Survey {
  /** The day that decides which pages are published, as 2026-12-01. */
  today: string;
  /** Hash of the code that compiles files. */
  code: string;
  /** The languages of the pages, the main one first. */
  languages: Languages;
  siteFile: ContentFile;
  site: CompiledSite;
  /** The same in each language, by language code. */
  sites: ReadonlyMap<string, CompiledSite>;
  themeFile: ContentFile;
  theme: CompiledTheme;
  wordsFiles: ContentFile[];
  words: CompiledWordsFiles;
  pages: SurveyedPage[];
  /** The cities by language code, then by folder name. */
  cities: ReadonlyMap<string, ReadonlyMap<string, CityVariables>>;
  /** The number of published cities; unpublished ones count too while drafts are shown. */
  cityCounts: CityCounts;
}

/** A file's data as written, and their positions in it. */
export interface Written {
  written: unknown;
  positions: Positions;
}

/** site.yaml, compiled. */
export interface CompiledSite extends Written {
  /** Its path in its file: empty for site.yaml itself; for other languages, `site` in the file of their words. */
  at: Path;
  /** The values of variables. */
  scope: Scope;
  /** Undefined if it has an error; for other languages, also if site.yaml itself has. */
  value: SiteFile | undefined;
  problems: Problem[];
  interface: FileInterface;
}

/** The compiled files of words/, by path. */
type CompiledWordsFiles = ReadonlyMap<string, CompiledWords>;

/** A file of words/, compiled. */
export interface CompiledWords extends Pick<CompiledSite, "problems" | "interface">, Written {
  /** Undefined if it has an error. */
  value: Words | undefined;
}

/** theme/theme.yaml, compiled. */
export interface CompiledTheme extends Written {
  /** Undefined if it has an error. */
  value: Theme | undefined;
  problems: Problem[];
}

/** A text that visitors read, including a picture's description or a button's label. */
export interface VisibleText extends AnnotatedText {
  /** As written in the file, with ${…} variables; `value` is what visitors read. */
  text: string;
}

/** A file that has been read and checked: a page, site.yaml or a file of words/. */
export interface ParsedFile {
  file: string;
  url: string;
  /** The language code of its texts. */
  language: string;
  source: Source;
  /** All its texts with variables filled in, each with its kind according to the schema. */
  annotatedTexts: AnnotatedText[];
  /** Those for visitors that are written in this file itself. */
  texts: VisibleText[];
  /** The problems that reading and checking it found. */
  problems: Problem[];
}

/** A page's file that has been read and checked. */
export interface ParsedPage extends ParsedFile, PageLocation {
  publication: Publication;
  schema: SchemaNode;
  /** Its data with variables filled in, valid or not. */
  data: Record<string, unknown>;
  /** Its data if they are valid. */
  value: PageFile | undefined;
}

/** The interface of a file: what other files can read of it. */
export interface FileInterface {
  file: string;
  url: string;
  /** The language code of its texts. */
  language: string;
  /** Whether it could be read as YAML. */
  isRead: boolean;
  /** Its links. */
  links: WrittenLink[];
  /** The files in public/ that it shows or links to. */
  files: AnnotatedText[];
  /** The drawings of the theme that it shows. */
  drawings: AnnotatedText[];
  words: SpelledWords;
  /** Its values that are days or years. */
  dates: PlacedValue[];
}

/** The interface of a page: what other pages and files can read of it. */
export type PageInterface = FileInterface &
  PageLocation & {
    publication: Publication;
    /** The ids of its blocks and of the headings in its texts; `any` where the file could not be read. */
    anchors: string[] | "any";
    /** Addresses mentioned above the blocks of a page with errors: they may be meant as its own. */
    mentioned: string[];
    /** The names and prices of its packages. */
    prices: { name: string; price: string; path: Path }[];
    /** The paths at which it requests the theme's chart. */
    charts: Path[];
    /** Of a city's hub, whether a comment in its file says that it was copied from another city's. */
    isCopied?: boolean;
    /**
     * Of a city's page, what comparing cities needs of its texts: data shaped like its own, in which each text holds a
     * line for each sentence that names something.
     */
    comparedTexts?: unknown;
    hasErrors: boolean;
    /** Of a translation, its links whose address differs from that of the original's link. */
    otherLinks?: OtherLink[];
  } & (ValidParts | { isValid: false; head: Record<string, unknown> });

/** What is known only of a valid page. */
export interface ValidParts {
  isValid: true;
  head: PageHead;
  /** What its picture for social networks shows. */
  hero: { eyebrow?: string; heading?: string; picture?: Picture };
  /** Of an article, the minutes that it takes to read. */
  minutes?: number;
}

/** The interface of a valid page. */
export type ValidPage = Extract<PageInterface, { isValid: true }>;

/** A page's data above its blocks. */
export type PageHead = Omit<PageFile, "blocks">;

/** A link as written in a file: a value of its own (`isWhole`), or within a text. */
export interface WrittenLink {
  href: string;
  path: Path;
  isWhole: boolean;
  /** Whether the text that holds it contains a variable. */
  isFilled?: boolean;
}

/** Words that no dictionary knows: those in a file's names, and the others, each with its first path. */
export interface SpelledWords {
  names: string[];
  unknown: { word: string; path: Path }[];
}

/** A file of public/, with what rules need to know of it. */
export interface PublicFile {
  /** Path in public/, with forward slashes; empty for public/ itself, if that is a link. */
  name: string;
  /** Whether it is a regular file of the project, not a link. */
  isOwn: boolean;
  bytes: number;
  /** Whether it is a picture of the example site that new sites start from. */
  isExample?: boolean;
  /** The source of an SVG drawing. */
  svg?: string;
  /** What the first and last bytes of a picture tell; undefined if it cannot be opened. */
  probe?: Probe;
  /** The result of decoding it, if that was done. */
  decoded?: Decoded;
}

/** What the first and last bytes of a file tell; only decoding shows whether everything between is intact. */
export interface Probe {
  /** Its format, as the usual extension: jpg, png, heic. Undefined if it is no known picture format. */
  kind: string | undefined;
  /** Whether its end is present, so that it is not truncated. */
  whole: boolean;
}

/** The result of decoding a picture: whether it is intact, and its size as displayed. */
export interface Decoded {
  isRight: boolean;
  width: number;
  height: number;
}

/** A page as it was on the main branch, with the addresses at which visitors found it. */
export interface OldPage {
  file: string;
  title: unknown;
  addresses: string[];
}
