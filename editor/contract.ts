import type { Path } from "../content/lib/data.ts";
import type { Problem } from "../content/problem.ts";
import type { RequestBodies } from "./requestTypes.ts";

// What the editor's server and its panel in the browser tell each other. What the panel sends is in requests.json.

/** The header by which the server recognizes its own panel. */
export const TOKEN = "x-editor-token";

/** The header with the project's id, of requests and responses: words never go to another project on the same port. */
export const PROJECT = "x-editor-project";

/** The address of the editor, and the prefix of its requests. */
export const HOME = "/_editor";

/** Messages from the page in the editor's frame: it can be clicked now, or files have changed, with their version. */
export const READY = "page-ready";
export const CHANGED = "files-changed";
export type FrameMessage = { what: typeof READY | typeof CHANGED; version?: number };

/** HTML comments before and after a text on the dev server. The first continues with file:path of its place. */
export const AT = "at ";
export const END = "/at";

/** Marks a reload of the dev server caused by changed content, which the editor shows without a reload. */
export const OF_CONTENT = "content";

/** A problem as the panel shows it: at its entry, or in a list with links to the entries. */
export interface PanelProblem
  extends Pick<Problem, "file" | "path" | "code" | "severity" | "message" | "hint" | "fix" | "follow"> {
  line: number;
}

/** The original of a translation, with the code and the name of its language; without an address if a words file. */
export type Original = Pick<Opened, "file" | "url"> & {
  code: string;
  language: string;
  texts: OriginalText[];
};

/** The original of a text in a translation, with the path in the translation. */
export interface OriginalText {
  path: Path;
  text: string;
  /** The original at the time of the translation, if it has changed since. */
  was?: string;
  /** Whether there is no record of what was translated. */
  isUnknown?: true;
}

/** A file in its current state. */
export interface Opened {
  file: string;
  /** The address of its page; undefined for site.yaml and words files. */
  url?: string;
  text: string;
  /** Undefined if the text cannot be read as YAML. */
  data: unknown;
  /** The problems of all content, starting with those of this file. */
  problems: PanelProblem[];
  /** The first error that keeps the page from being shown in its current state. */
  stale?: PanelProblem;
  variables: Variable[];
  original?: Original;
  /** Counts on its page that search engines look at, each with its minimum. */
  counts: { noun: string; count: number; least: number }[];
  /** The changes that undo reverts and redo repeats, in words; undefined if there are none. */
  undoes?: string;
  redoes?: string;
  /** The version of the content: changes whenever any file has changed, so the page is shown again. */
  version: number;
}

/** A variable that a text can contain as ${name}. */
export interface Variable {
  name: string;
  value: string;
  /** Whether its value is a list: it must then be the whole text. */
  list: boolean;
}

/** A value that somebody else changed meanwhile, and that was left as they changed it. */
export type Conflict = Place & { theirs: unknown; mine: unknown };

/** An entry of a file. */
type Place = Pick<Problem, "file" | "path">;

export interface CommandResult {
  /** The file to show next; after a change without its problems, which are asked for once the writer pauses. */
  opened: Opened;
  conflicts: Conflict[];
  /** The entry to go to in that file; undefined for its top. */
  path?: Path;
  /** What was done, in words. */
  message?: string;
}

/** A text that contains the words that were searched for, from `start` to `end`. */
export type Found = Place & {
  text: string;
  start: number;
  end: number;
  /** Whether its variables are filled in: it cannot be replaced there. */
  isFilled?: true;
};

/** How a file stands to the site: changed here, handed in, live, or changed there by others. */
export type Standing = "changed" | "handedIn" | "live" | "behind";

/** How far a hand-in is; `over` if its branch was deleted without it. */
export type HandInState = { branch: string; title: string; state: "unsent" | "open" | "merged" | "over" };

export interface HandedIn {
  /** Values that others have changed too: nothing is handed in before the writer has decided. */
  conflicts?: Conflict[];
  /** The address at which a pull request can be opened. */
  link?: string;
  /** Why it could not be sent. */
  failure?: string;
  /** Whether the repository has no remote to send it to. */
  hasNoRemote?: boolean;
}

/** The body of each command, by the command's name. */
export type CommandBodies = { [C in RequestBodies["run"] as C["do"]]: C };
