import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import type { Edit, Path } from "../../content/edit/editYaml.ts";
import type { Severity } from "../../content/problem/problem.ts";
import type { Made } from "./made.ts";

// The requests and answers between the editor's panel in the browser and its server.

/** The header with the token by which the server recognizes its own panel. */
export const TOKEN = "x-editor-token";

/** The address of the editor, and the prefix of its requests. */
export const HOME = "/_editor";

/** The message of a page to the surrounding editor as soon as it can be clicked. */
export const READY = "page-ready";

/** A problem as the panel shows it: at its entry, or in a list that links there. */
export interface Told {
  file: string;
  /** The path of the entry in the file's data; empty for a problem of the whole file. */
  path: Path;
  line: number;
  severity: Severity;
  message: string;
  hint?: string;
}

/** A file's text as it is on disk. */
export interface OnDisk {
  text: string;
  /** A hash of its bytes. */
  revision: string;
}

/** A parsed text with its problems. */
export interface Reading {
  text: string;
  /** Undefined where it cannot be read as YAML. */
  data: unknown;
  /** The problems of this file alone. */
  problems: Told[];
}

/** A file as the editor opens it. */
export interface Opened extends Reading {
  file: string;
  /** The address of its page; of site.yaml, none. */
  url?: string;
  disk: OnDisk;
  /** The variables that can be used in it, with their values. */
  variables: Variable[];
}

/** A variable that a text can contain as ${name}. */
export interface Variable {
  name: string;
  value: string;
  /** Whether it stands for a list, which can only stand alone. */
  list: boolean;
}

/** A text to preview or save. */
export interface Change {
  file: string;
  text: string;
  /** Edits to apply to the text first. */
  edits: Edit[];
  /** The revision of the file on which the change is based. */
  revision: string;
}

/** The result of saving: the saved file, or the version of somebody else that conflicts with it. */
export type Saved = { saved: OnDisk } | { conflict: OnDisk };

/** The values that fields offer. */
export interface Choices {
  pages: { url: string; title: string; file: string; draft: boolean }[];
  /** `alt` is the description that a page already uses. */
  pictures: { src: string; thumb: string; alt: string }[];
  phones: Record<string, string>;
  offices: Record<string, string>;
  /** The cities by their folders' names, and the drawing of the coast with all of them. */
  cities: { slug: string; name: string }[];
  coast: string;
}

/** A section that links can lead to, with its heading. */
export interface Anchor {
  id: string;
  words: string;
}

/** The schemas of a page and of site.yaml. */
export interface EditorSchemas {
  page: SchemaNode;
  site: SchemaNode;
}

/** A picture that was uploaded to public/images. */
export interface Uploaded {
  src: string;
  width: number;
  height: number;
}

/** The changes of a file since the last commit. */
export interface FileChange {
  file: string;
  /** In words, one change each. */
  words: string[];
  /** The lines that went (-) and came (+). */
  lines: string[];
}

/** The changes that would be handed in. */
export interface Changes {
  files: FileChange[];
  /** Uploaded pictures that nothing uses. They are not handed in. */
  strays: string[];
  toConfirm: Told[];
}

/** The result of handing in. */
export interface HandedIn {
  branch: string;
  /** The address at which a pull request can be opened. */
  link?: string;
  /** Why the branch could not be pushed. */
  trouble?: string;
}

/** All requests of the panel with the types of their answers. */
export interface Answers {
  open: Opened;
  preview: Reading;
  save: Saved;
  problems: Told[];
  left: Told[];
  choices: Choices;
  anchors: Anchor[];
  schemas: EditorSchemas;
  changes: Changes;
  handIn: HandedIn;
  discard: Changes;
  make: Made;
  rename: Made;
  remove: Made;
  rewrite: Made;
}
