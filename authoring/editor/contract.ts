import type { ChartGrid } from "../../content/chart/point.ts";
import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import type { VersionDifference } from "../../content/edit/describeChanges.ts";
import type { DifferenceKey } from "../../content/edit/translations/followOriginal.ts";
import type { Fix, Problem } from "../../content/problem/problem.ts";
import type { Path } from "../../content/read/path.ts";
import type { Geo, Language } from "../../schema/types.ts";
import type { ValueChange } from "./fileChange.ts";

// The requests and answers between the editor's panel in the browser and its server.

/** The header with the token by which the server recognizes its own panel. */
export const TOKEN = "x-editor-token";

/** The address of the editor, and the prefix of its requests. */
export const HOME = "/_editor";

/** What a page in the editor's frame tells: it can be clicked now, or files have changed, to which version. */
export const READY = "page-ready";
export const CHANGED = "files-changed";
export interface FrameMessage {
  what: typeof READY | typeof CHANGED;
  version?: number;
}

/** The comments before and after a text in the HTML while writing: before it, with the file and path where it is written. */
export const AT = "at ";
export const END = "/at";

/** Marks a reload of the dev server that only shows changed files, which the editor does without a reload. */
export const OF_CONTENT = "content";

/** A problem as the panel shows it: at its entry, or in a list that leads there. */
export interface Reported
  extends Pick<Problem, "file" | "path" | "code" | "severity" | "message" | "hint" | "fix" | "follow"> {
  line: number;
}

/** What a translation was made from. */
export interface Original {
  file: string;
  /** The address of its page; of the words around pages, none. */
  url?: string;
  /** The letters of its language, and how it is called. */
  code: string;
  language: string;
  texts: OriginalText[];
}

/** What a text of a translation was made from. */
export interface OriginalText {
  /** Where the text stands in the translation. */
  path: Path;
  text: string;
  /** How it was when this was made from it, where it is another by now. */
  was?: string;
  /** Whether nothing says what this was made from. */
  isUnknown?: true;
}

/** A file as it is. */
export interface Opened {
  file: string;
  /** The address of its page; of site.yaml, none. */
  url?: string;
  text: string;
  /** Undefined where the text cannot be read as YAML. */
  data: unknown;
  /** The problems of all content, those of this file first. */
  problems: Reported[];
  /** The first of what keeps the page from being shown as it is now. */
  stale?: Reported;
  variables: Variable[];
  /** Of a translation, what it was made from. */
  original?: Original;
  /** What search engines count on its page. */
  counts: { noun: string; count: number; least: number }[];
  /** What undo takes back and redo does again, in words; undefined where there is nothing. */
  undoes?: string;
  redoes?: string;
  /** Another number whenever any file has changed: then the page shows something else. */
  version: number;
}

/** A variable that a text can contain as ${name}. */
export interface Variable {
  name: string;
  value: string;
  /** Whether it stands for a list, which can only stand alone. */
  list: boolean;
}

/** What can be made new. */
export type NewThing = "article" | "service" | "page" | "city";

/** What the server can be asked to do with the open file, which is named beside it. */
export type Command =
  | { do: "change"; id: string; changes: ValueChange[] }
  | { do: "fix"; fix: Fix }
  | { do: "undo" }
  | { do: "redo" }
  | {
      do: "make";
      kind: NewThing;
      title: string;
      description?: string;
      /** Of a service page, its city; of a city, the one to copy. */
      city?: string;
      county?: string;
      zipCodes?: string;
      geo?: Geo;
    }
  /** Begins the translation of the page of an address. */
  | { do: "translate"; of: string; url: string }
  /** Says that a text of a translation is right again, or all of it. */
  | { do: "translated"; path?: Path }
  /** Does in a translation what was done in its original; `here` is the entry at which the difference is told. */
  | ({ do: "follow" } & DifferenceKey)
  | { do: "rename"; to: string }
  /** `to` is the address that the deleted page's address leads to. */
  | { do: "remove"; to?: string };

/** A value that was changed by somebody else meanwhile, and stayed so. */
export interface Conflict {
  file: string;
  path: Path;
  theirs: unknown;
  mine: unknown;
}

/** What came of a command. */
export interface Done {
  /** The file to go on with. */
  opened: Opened;
  conflicts: Conflict[];
  /** Where in that file something was undone or redone. */
  path?: Path;
  /** What was done, in words. */
  message?: string;
}

/** The values that fields offer. */
export interface Choices {
  pages: {
    url: string;
    title: string;
    file: string;
    draft: boolean;
    language: string;
    /** The address of the page that it translates; of a page in the main language, its own. */
    original: string;
  }[];
  /** The main one first. */
  languages: Language[];
  /** The files of the words around them. */
  words: string[];
  /** `alt` is the description that a page already uses. */
  pictures: { src: string; thumb: string; alt: string }[];
  phones: Record<string, string>;
  offices: Record<string, string>;
  drawings: Record<string, string>;
  /** The cities by their folders' names, and the chart with all of them, where the theme has one. */
  cities: { slug: string; name: string }[];
  chart?: ChartGrid & { address: string };
}

/** A section that links can lead to, with its heading. */
export interface Anchor {
  id: string;
  words: string;
}

/** The schemas of a page, of one that translates another, of site.yaml, and of the words around pages. */
export type EditorSchemas = Record<"page" | "translation" | "site" | "words", SchemaNode>;

/** A text that holds what was looked for. */
export interface Found {
  file: string;
  path: Path;
  text: string;
}

/** A file that has changed since the last commit. */
export interface ChangedFile {
  file: string;
  /** Of its page. */
  title: string;
  differences: VersionDifference[];
  /** The lines that went (-) and came (+). */
  lines: string[];
}

/** The changes that can be handed in, and what is to be known before. */
export interface Changes {
  files: ChangedFile[];
  /** Uploaded pictures that nothing uses. They are not handed in. */
  unusedUploads: string[];
  /** What is wrong, and stops a hand-in of its page. */
  stopping: Reported[];
  /** What is to be looked at on the pages that have changed. */
  problems: Reported[];
  /** What of the changes is to be replaced or confirmed before the site goes live. */
  toConfirm: Reported[];
  /** The titles of what others have changed meanwhile; undefined where they have changed nothing. */
  others?: string[];
  /** The titles of hand-ins that could not be sent yet. */
  unsent: string[];
  /** Whether there is nowhere to send anything to. */
  isAlone: boolean;
  /** Why it is not known what others have changed. */
  failure?: string;
  /** Why nothing can be handed in, taken in or taken back now. */
  unfinished?: string;
  /** The last hand-in, whose branch is the current one, and whether it has been merged. */
  handedIn?: { branch: string; isOut: boolean };
}

/** The result of handing in. */
export interface HandedIn {
  branch: string;
  /** The address at which a pull request can be opened. */
  link?: string;
  /** Why the branch could not be sent. */
  failure?: string;
  /** Whether there is nowhere to send it to. */
  isAlone?: boolean;
}

/** All requests of the panel: what each says, and the type of its answer. server/requests.json checks the former. */
export interface Requests {
  open: [{ file: string } | { url: string }, Opened];
  run: [Command & { file: string }, Done];
  left: [{ file: string }, Reported[]];
  choices: [object, Choices];
  anchors: [{ url: string }, Anchor[]];
  schemas: [object, EditorSchemas];
  find: [{ words: string }, Found[]];
  replace: [{ words: string; by: string; at: Pick<Found, "file" | "path">[] }, Found[]];
  changes: [object, Changes];
  handIn: [{ message: string; files: string[] }, HandedIn];
  takeBack: [{ file: string; change?: ValueChange }, Changes];
  takeIn: [object, Conflict[]];
  done: [object, Conflict[]];
  discard: [{ file: string }, Changes];
}
