import type { SchemaNode } from "../../content/check/schemas/schemaNode.ts";
import type { Edit, Path } from "../../content/edit/editYaml.ts";
import type { Severity } from "../../content/problem/problem.ts";
import type { Made } from "./made.ts";

// What the panel in the browser and the server of the editor say to each other.

/** The header that carries the word by which the server knows its own panel. */
export const TOKEN = "x-editor-token";

/** Where the editor is, and all that it asks for. */
export const HOME = "/_editor";

/** What a page says to the editor around it as soon as it can be clicked. */
export const READY = "page-ready";

/** Something wrong, as the panel shows it: at its entry, or in a list that leads there. */
export interface Told {
  file: string;
  /** The way to the entry in the file's data; empty where it is of the file as a whole. */
  path: Path;
  line: number;
  severity: Severity;
  message: string;
  hint?: string;
}

/** A file's text as it is on disk. */
export interface OnDisk {
  text: string;
  /** What stands for its bytes. */
  revision: string;
}

/** What a text says, right or not. */
export interface Reading {
  text: string;
  /** Undefined where it cannot be read as YAML. */
  data: unknown;
  /** What is wrong with it by itself. */
  problems: Told[];
}

/** A file as the editor opens it. */
export interface Opened extends Reading {
  file: string;
  /** The address of its page; of site.yaml, none. */
  url?: string;
  disk: OnDisk;
  /** What its variables can name, with what they stand for. */
  variables: Variable[];
}

/** A name that a text can hold as ${name}. */
export interface Variable {
  name: string;
  value: string;
  /** Whether it stands for a list, which can only stand alone. */
  list: boolean;
}

/** A text to look at before it is saved. */
export interface Change {
  file: string;
  text: string;
  /** What to change in the text first. */
  edits: Edit[];
  /** What the file was when the change began. */
  revision: string;
}

/** What came of saving: the file as it is now, or as someone else has left it. */
export type Saved = { saved: OnDisk } | { conflict: OnDisk };

/** What can be chosen anywhere. */
export interface Choices {
  pages: { url: string; title: string; file: string; draft: boolean }[];
  /** `alt` is what a page says of one already. */
  pictures: { src: string; thumb: string; alt: string }[];
  phones: Record<string, string>;
  offices: Record<string, string>;
  /** The cities by their folders' names, and the drawing of the coast with all of them. */
  cities: { slug: string; name: string }[];
  coast: string;
}

/** A section that a link can lead to, with the words it shows. */
export interface Anchor {
  id: string;
  words: string;
}

/** What may be written, from the schemas. */
export interface EditorSchemas {
  page: SchemaNode;
  site: SchemaNode;
}

/** A picture that was put into public/images. */
export interface Uploaded {
  src: string;
  width: number;
  height: number;
}

/** What has changed in a file since the last commit. */
export interface FileChange {
  file: string;
  /** In words, one change each. */
  words: string[];
  /** The lines that went (-) and came (+). */
  lines: string[];
}

/** What would go out. */
export interface Changes {
  files: FileChange[];
  /** Pictures that were put in and that nothing shows: they stay here. */
  strays: string[];
  toConfirm: Told[];
}

/** What became of changes that were handed in. */
export interface HandedIn {
  branch: string;
  /** Where a pull request is opened. */
  link?: string;
  /** Why they are here alone. */
  trouble?: string;
}

/** What the panel can ask for, and what it is told. */
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
