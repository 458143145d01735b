// The forms that content takes on its way, and what their parts are: types alone, which every step may import.
import type { PageFile, Picture, SiteFile, Words } from "../schema/types.ts";
import type { AnnotatedText } from "./check/schemas/marks.ts";
import type { SchemaNode } from "./check/schemas/schemaNode.ts";
import type { Languages } from "./languages/languages.ts";
import type { Problem } from "./problem/problem.ts";
import type { PlacedValue } from "./read/data.ts";
import type { ContentFile } from "./read/files.ts";
import type { Path } from "./read/path.ts";
import type { Positions } from "./read/positions.ts";
import type { Source } from "./read/source.ts";
import type { PageKind } from "./survey/pageKind.ts";
import type { OtherLink } from "./translations/original.ts";
import type { Theme } from "./types.ts";
import type { Scope } from "./variables/scope.ts";

/** What the place of a page's file says of it. */
export interface Address {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Its canonical path, as /services. */
  url: string;
  kind: PageKind;
  /** Its language, by its letters. */
  language: string;
  /** The address in the main language of the page that it translates; of a page there, its own. */
  original: string;
  /** The city in whose folder it stands, by the folder's name. */
  citySlug?: string;
}

/** Whether visitors see a page: yes, from a day to come on, or not before someone says so. */
export type Publication = { state: "published" | "draft" } | { state: "scheduled"; day: string };

/** A page's file with what is known of it before it is compiled. */
export interface SurveyedPage extends Address {
  bytes: Uint8Array | undefined;
  publication: Publication;
  /** Of a translation, the page that it translates, and the file that says from which words it was made. */
  translated?: { original: SurveyedPage; memory: ContentFile };
}

/** A city as the pages of its folder can name it. */
export interface CityVariables {
  /** Its entry with variables filled in, and what the folder's name says. */
  values: Scope;
  /** In another language than the main one, its entry as it is written, with that language's words. */
  entry?: Scope;
  /** Whether its entry is right. If not, that is reported at the entry, and not at every page that names it. */
  isValid: boolean;
}

/** How many cities there are. */
export type CityCounts = Record<"all" | "primary" | "additional", number>;

/** What the first lines of all files say: enough to compile each file without the others. */
export interface Survey {
  /** The day that decides which pages are published, as 2026-12-01. */
  today: string;
  /** Stands for the code that compiles files. */
  code: string;
  /** The languages of the pages, the main one first. */
  languages: Languages;
  siteFile: ContentFile;
  site: CompiledSite;
  /** The same in each language, by its letters. */
  sites: ReadonlyMap<string, CompiledSite>;
  themeFile: ContentFile;
  theme: CompiledTheme;
  wordsFiles: ContentFile[];
  words: CompiledWordsFiles;
  pages: SurveyedPage[];
  /** In each language, by its letters, the cities by the names of their folders. */
  cities: ReadonlyMap<string, ReadonlyMap<string, CityVariables>>;
  /** How many cities are published: all of them, and those of each tier. */
  cityCounts: CityCounts;
}

/** A file's data as they are written, and where they stand in it. */
export interface Written {
  written: unknown;
  positions: Positions;
}

/** site.yaml, compiled. */
export interface CompiledSite extends Written {
  /** The path to it in its file: of site.yaml, none; in another language, `site` in the file of its words. */
  at: Path;
  /** What variables can name. */
  scope: Scope;
  /** Undefined where something is wrong with it. */
  value: SiteFile | undefined;
  problems: Problem[];
  interface: FileInterface;
}

/** The files of words/, compiled, by their paths. */
export type CompiledWordsFiles = ReadonlyMap<string, CompiledWords>;

/** A file of words/, compiled. */
export interface CompiledWords extends Pick<CompiledSite, "problems" | "interface">, Written {
  /** Undefined where something is wrong with it. */
  value: Words | undefined;
}

/** theme/theme.yaml, compiled. */
export interface CompiledTheme extends Written {
  /** Undefined where something is wrong with it. */
  value: Theme | undefined;
  problems: Problem[];
}

/** A text that visitors read, a picture's or a button's words included. */
export interface VisibleText extends AnnotatedText {
  /** As it stands in the file, its variables by their names; `value` is what visitors read. */
  text: string;
}

/** A file that has been read and checked: a page's, or site.yaml. */
export interface ParsedFile {
  file: string;
  url: string;
  /** The language of its texts, by its letters. */
  language: string;
  source: Source;
  /** Its texts with variables filled in, by what they hold. */
  marks: AnnotatedText[];
  /** Those that it writes itself for visitors to read. */
  texts: VisibleText[];
  /** What reading and checking it found. */
  problems: Problem[];
}

/** A page's file that has been read and checked. */
export interface ParsedPage extends ParsedFile, Address {
  publication: Publication;
  schema: SchemaNode;
  /** Its data with variables filled in, right or not. */
  data: Record<string, unknown>;
  /** Its data where they are right. */
  value: PageFile | undefined;
}

/** What other files may ask of a file. */
export interface FileInterface {
  file: string;
  url: string;
  /** The language of its texts, by its letters. */
  language: string;
  /** Whether it could be read as YAML. */
  isRead: boolean;
  /** Where it leads. */
  links: WrittenLink[];
  /** The files in public/ that it shows or links to. */
  files: AnnotatedText[];
  /** The drawings of the theme that it shows. */
  drawings: AnnotatedText[];
  words: SpelledWords;
  /** Its values that are days or years. */
  dates: PlacedValue[];
}

/** What other pages and files may ask of a page. */
export type PageInterface = FileInterface &
  Address & {
    publication: Publication;
    /** The ids of its blocks and of the headings in its texts; `any` where the file could not be read. */
    anchors: string[] | "any";
    /** Of a page with errors, addresses that its first lines mention: it may mean to have them. */
    mentioned: string[];
    /** What its packages cost, by their names. */
    prices: { name: string; price: string; path: Path }[];
    /** Where it asks for the theme's chart. */
    charts: Path[];
    /** Of a city's hub, whether its file says that it was copied from another's. */
    isCopied?: boolean;
    /** Of a page of a city, what it says, to compare it with others. */
    said?: Said;
    hasErrors: boolean;
    /** Of a translation, its links that lead to another address than those that they stand for. */
    otherLinks?: OtherLink[];
  } & (ValidParts | { isValid: false; head: Record<string, unknown> });

/** What is known of a page whose file is right. */
export interface ValidParts {
  isValid: true;
  head: PageHead;
  /** What stands on its picture for social networks. */
  hero: { eyebrow?: string; heading?: string; picture?: Picture };
  /** Of an article, how many minutes it takes to read. */
  minutes?: number;
}

/** The interface of a page whose file is right. */
export type ValidPage = Extract<PageInterface, { isValid: true }>;

/** A page's data above its blocks. */
export type PageHead = Omit<PageFile, "blocks">;

/** A link as it stands in a file: alone, or within a text. */
export interface WrittenLink {
  href: string;
  path: Path;
  isWhole: boolean;
  /** Whether a variable brought it, or a part of it. */
  isFilled?: boolean;
}

/** Words that no dictionary knows: those of a file's names, and its other ones, each with its first place. */
export interface SpelledWords {
  names: string[];
  unknown: { word: string; path: Path }[];
}

/** What a page of a city says, as far as comparing cities takes it. */
export interface Said {
  /** What its texts name: data like the page's own, with a line for each sentence that names something. */
  names: unknown;
  /** A sample of the numbers that stand for its runs of words: the smallest. */
  sample: number[];
}

/** A file of public/, with what rules ask of it. */
export interface PublicFile {
  /** Path in public/, with forward slashes; empty for public/ itself, where that is a link. */
  name: string;
  /** Whether it is a file, and no link to one elsewhere. */
  isOwn: boolean;
  bytes: number;
  /** Whether it is a picture that a new site begins with. */
  isExample?: boolean;
  /** The text of a drawing. */
  svg?: string;
  /** What the first and last bytes of a picture say; undefined where it cannot be opened. */
  probe?: Probe;
  /** What decoding it has shown, where that was done. */
  decoded?: Decoded;
}

/** What a file says of itself by its first and last bytes; whether all between is right only a decoder knows. */
export interface Probe {
  /** What it is, as its usual ending: jpg, png, heic. Undefined where it is no picture that is known. */
  kind: string | undefined;
  /** Whether it has an end. */
  whole: boolean;
}

/** What a decoder says of a picture: whether all of it is right, and its size as it is shown. */
export interface Decoded {
  isRight: boolean;
  width: number;
  height: number;
}

/** A page as it was on the main branch, by the addresses at which visitors found it. */
export interface OldPage {
  file: string;
  title: unknown;
  addresses: string[];
}
