import { applyEdit, type Edit } from "../../../../content/edit/yaml/edit.ts";
import { isMapping } from "../../../../content/read/data.ts";
import type { OnDisk, Opened, Reading } from "../../contract.ts";
import { editFrom } from "../../editFrom.ts";
import type { Waiting } from "./waiting.ts";

/** A file that is being edited, and all that is not saved of it. */
export interface Draft extends Opened {
  /** Edits that the server has not been told yet, and those that it is writing into the text. */
  waiting: Waiting[];
  sent: Edit[] | undefined;
  /** Whether the server has yet to look at the text as it is. */
  unread: boolean;
  /** Texts to go back to, and forward. */
  past: string[];
  future: string[];
  last?: { where: string; at: number };
  /** Counts what the page shows: a new number is a new look. */
  shown: number;
  /** The file as someone else has left it. */
  conflict?: OnDisk;
  /** What went wrong, in words. */
  trouble?: string;
  saving: boolean;
}

export type Action =
  | { type: "opened"; opened: Opened; kept?: Kept; steps?: Pick<Draft, "past" | "future"> }
  | { type: "edit"; edits: Edit[] }
  | { type: "write"; text: string }
  | { type: "sending"; edits: Edit[] }
  | { type: "read"; reading: Reading; edits: Edit[]; at: number }
  | { type: "refused"; trouble: string; edits: Edit[]; keep: boolean }
  | { type: "undo" | "redo" | "save" }
  | { type: "saved"; disk: OnDisk }
  | { type: "unsaved"; trouble: string }
  | { type: "conflict"; disk: OnDisk }
  | { type: "choose"; text: string; disk: OnDisk };

/** What is kept of a draft in the browser. */
export interface Kept {
  text: string;
  edits: Edit[];
  revision: string;
}

/** What of a draft a value from elsewhere has kept; undefined where it has none. */
export function keptFrom(from: unknown): Kept | undefined {
  if (!isMapping(from)) return undefined;
  const { text, edits, revision } = from;
  if (typeof text !== "string" || typeof revision !== "string") return undefined;
  return { text, edits: Array.isArray(edits) ? edits.flatMap((edit) => editFrom(edit) ?? []) : [], revision };
}

/** The data of a draft as they are shown: edits that are on their way included. */
export function dataOf({ data, sent = [], waiting }: Draft): unknown {
  return [...sent, ...waiting].reduce(applyEdit, data);
}

/** Whether anything of a draft is not saved. */
export function isUnsaved({ text, disk, waiting, sent }: Draft): boolean {
  return text !== disk.text || waiting.length > 0 || (sent?.length ?? 0) > 0;
}
