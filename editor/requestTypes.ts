// Made from the JSON Schemas beside it by `npm run types`. Do not edit.

/**
 * A command for the open file.
 */
export type Command =
  | ChangeCommand
  | FixCommand
  | TurnCommand
  | MakeCommand
  | TranslateCommand
  | TranslatedCommand
  | FollowCommand
  | RenameCommand
  | RemoveCommand;
/**
 * @minItems 1
 */
export type Path = readonly (string | number)[];
export type AnyValue = unknown;
/**
 * The path of an entry; empty for the whole file.
 */
export type Place = readonly (string | number)[];
export type Nothing = object;
/**
 * Whether capitals, accents, dashes and quotation marks matter.
 */
export type IsExact = boolean;
/**
 * A change that was made to a file.
 */
export type FileChange = ChangeInfo & (ValueChange | WholeChange);
export type LogWrites = LogWrite[];

/**
 * What the editor's server is sent, and what it stores. `npm run types` makes requestTypes.ts from it.
 */
export interface EditorData {
  requests: RequestBodies;
  logEntry: LogEntry;
  logWrites: LogWrites;
}
/**
 * The body of each request of the panel, by the request's name.
 */
export interface RequestBodies {
  open: OfFile | OfAddress;
  run: OfFile & Command;
  left: OfFile;
  choices: Nothing;
  anchors: OfAddress;
  schemas: Nothing;
  find: {
    words: string;
    isExact?: IsExact;
  };
  replace: {
    words: string;
    by: string;
    isExact?: IsExact;
    at: {
      file: string;
      path: Path;
    }[];
  };
  changes: {
    /**
     * Whether to ask the server what others have changed.
     */
    isFresh?: boolean;
  };
  handIn: {
    message: string;
    files: string[];
  };
  takeBack: {
    file: string;
    change?: ValueChange;
    /**
     * The version to go back to, in place of what was handed in last.
     */
    to?: string;
  };
  takeIn: Nothing;
  withdraw: {
    branch: string;
  };
  unlock: Nothing;
  steps: Nothing;
  versions: OfFile;
  standing: OfFile;
  discard: OfFile;
}
export interface OfFile {
  file: string;
}
export interface OfAddress {
  url: string;
}
export interface ChangeCommand {
  do: "change";
  id: string;
  changes: ValueChange[];
}
/**
 * A change of one value. An undefined `before` means that it is added, an undefined `after` that it is removed.
 */
export interface ValueChange {
  path: Path;
  before?: AnyValue;
  after?: AnyValue;
  /**
   * The new index of an item that moves within its list.
   */
  to?: number;
}
export interface FixCommand {
  do: "fix";
  fix: {
    range: {
      start: TextPosition;
      end: TextPosition;
    };
    text: string;
  };
}
export interface TextPosition {
  line: number;
  column: number;
}
export interface TurnCommand {
  do: "undo" | "redo";
  /**
   * How many steps; 1 if left out.
   */
  count?: number;
}
export interface MakeCommand {
  do: "make";
  kind: "article" | "service" | "page" | "city";
  title: string;
  description?: string;
  /**
   * Of an article.
   */
  category?: string;
  /**
   * The slug of a city: for a service page, its own; for a city, the one to copy.
   */
  city?: string;
  county?: string;
  postalCodes?: string;
  geo?: {
    latitude: number;
    longitude: number;
  };
}
/**
 * Creates, at `url`, the translation of the page at `of`.
 */
export interface TranslateCommand {
  do: "translate";
  of: string;
  url: string;
}
/**
 * Confirms that a text of a translation, or all of it, is up to date with the original.
 */
export interface TranslatedCommand {
  do: "translated";
  path?: Path;
}
/**
 * Repeats in a translation a change of its original; `here` is the entry where the difference is reported.
 */
export interface FollowCommand {
  do: "follow";
  kind: "missing" | "extra" | "moved";
  here: Place;
  at: Path;
}
export interface RenameCommand {
  do: "rename";
  to: string;
}
export interface RemoveCommand {
  do: "remove";
  /**
   * The address to redirect the deleted page's address to.
   */
  to?: string;
  /**
   * Whether its translations are deleted too.
   */
  isAll?: boolean;
}
/**
 * Changes that were made together, and are undone together.
 */
export interface LogEntry {
  /**
   * @minItems 1
   */
  changes: FileChange[];
  /**
   * For a command, what it did.
   */
  words?: string;
  /**
   * Whether what was done up to here was handed in.
   */
  isHandedIn?: boolean;
  /**
   * Whether it was undone, and can be redone.
   */
  isUndone?: boolean;
  /**
   * For a page command, the file open before it.
   */
  from?: string;
  /**
   * For a page command, the file open after it.
   */
  to?: string;
  path?: Place;
}
export interface ChangeInfo {
  /**
   * Shared by changes that were made together, and are undone together. The server adds it, if none is there.
   */
  id?: string;
  /**
   * An ISO 8601 time, such as 2026-12-01T09:30:00.000Z. The server adds it, if none is there.
   */
  when?: string;
  file: string;
  /**
   * The id of the change that it continues and replaces.
   */
  continues?: string;
  /**
   * The change of the file's text as a patch, so that undo restores comments and layout too.
   */
  patch?: string;
}
/**
 * A change of a whole file. Undefined means that the file does not exist.
 */
export interface WholeChange {
  path?: undefined;
  before?: string;
  after?: string;
}
/**
 * The new text of a file, and the text that it replaces. Undefined means that there is no file.
 */
export interface LogWrite {
  file: string;
  text?: string;
  replaces?: string;
}
