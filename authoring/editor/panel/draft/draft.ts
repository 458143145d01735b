import type { Edit } from "../../../../content/edit/editYaml.ts";
import type { OnDisk, Opened, Reading } from "../../contract.ts";
import { applyEdit, merged } from "./applyEdit.ts";

/** How long someone types in one field, in milliseconds, for it to be undone as one step. */
const ONE_STEP = 1500;
const MOST_STEPS = 100;

/** A file that is being edited, and all that is not saved of it. */
export interface Draft extends Opened {
  /** Edits that the server has not been told yet, and those that it is writing into the text. */
  waiting: Edit[];
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
  | { type: "read"; reading: Reading; at: number }
  | { type: "refused"; trouble: string; edits: "dropped" | "kept" }
  | { type: "undo" | "redo" | "save" }
  | { type: "saved"; disk: OnDisk }
  | { type: "conflict"; disk: OnDisk }
  | { type: "choose"; text: string; disk: OnDisk };

/** What is kept of a draft in the browser. */
export interface Kept {
  text: string;
  edits: Edit[];
  revision: string;
}

/** The data of a draft as they are shown: edits that are on their way included. */
export function dataOf({ data, sent = [], waiting }: Draft): unknown {
  return [...sent, ...waiting].reduce(applyEdit, data);
}

/** Whether anything of a draft is not saved. */
export function isUnsaved({ text, disk, waiting, sent }: Draft): boolean {
  return text !== disk.text || waiting.length > 0 || (sent?.length ?? 0) > 0;
}

/** A draft after something happened; undefined until its file is open. */
export function reduce(draft: Draft | undefined, action: Action): Draft | undefined {
  if (action.type === "opened") return openedDraft(draft, action);
  return draft && next(draft, action);
}

function openedDraft(before: Draft | undefined, { opened, kept, steps }: Action & { type: "opened" }): Draft {
  const draft: Draft = {
    past: [],
    future: [],
    ...steps,
    ...opened,
    waiting: [],
    sent: undefined,
    unread: false,
    shown: (before?.shown ?? 0) + 1,
    saving: false,
  };
  if (!kept) return draft;
  const own = { ...draft, text: kept.text, waiting: kept.edits, unread: true };
  return kept.revision === opened.disk.revision ? own : { ...own, conflict: opened.disk };
}

function next(draft: Draft, action: Exclude<Action, { type: "opened" }>): Draft {
  switch (action.type) {
    case "edit":
      return { ...draft, waiting: merged(draft.waiting, action.edits), trouble: undefined };
    case "write":
      return goTo(draft, action.text, { past: [...draft.past, draft.text].slice(-MOST_STEPS), future: [] });
    case "sending":
      return {
        ...draft,
        sent: action.edits,
        waiting: draft.waiting.filter((edit, index) => edit !== action.edits[index]), // typed in the meantime
        unread: false,
      };
    case "read":
      return afterReading(draft, action.reading, action.at);
    case "refused": {
      const waiting = action.edits === "kept" ? [...(draft.sent ?? []), ...draft.waiting] : [];
      return { ...draft, sent: undefined, waiting, saving: false, trouble: action.trouble };
    }
    case "undo": {
      if (draft.waiting.length > 0) return { ...draft, waiting: [] };
      const before = draft.past.at(-1);
      if (before === undefined) return draft;
      return goTo(draft, before, { past: draft.past.slice(0, -1), future: [draft.text, ...draft.future] });
    }
    case "redo": {
      const [after, ...future] = draft.future;
      return after === undefined ? draft : goTo(draft, after, { past: [...draft.past, draft.text], future });
    }
    case "save":
      return { ...draft, saving: true, trouble: undefined };
    case "saved":
      return { ...draft, disk: action.disk, saving: false, conflict: undefined };
    case "conflict":
      return { ...draft, conflict: action.disk, saving: false };
    case "choose":
      return { ...goTo(draft, action.text, {}), disk: action.disk, conflict: undefined };
  }
}

function goTo(draft: Draft, text: string, steps: Partial<Draft>): Draft {
  return {
    ...draft,
    ...steps,
    text,
    waiting: [],
    sent: undefined,
    unread: true,
    last: undefined,
    trouble: undefined,
  };
}

/** What the server made of the text; of a text that is not there any more, nothing. */
function afterReading(draft: Draft, reading: Reading, at: number): Draft {
  if (draft.sent === undefined) return draft;
  const where = JSON.stringify(draft.sent.map(({ path }) => path));
  const typing = draft.sent.every((edit) => edit.do === "set") && draft.last?.where === where;
  const isStep = reading.text !== draft.text && !(typing && at - (draft.last?.at ?? 0) < ONE_STEP);
  return {
    ...draft,
    ...reading,
    sent: undefined,
    past: isStep ? [...draft.past, draft.text].slice(-MOST_STEPS) : draft.past,
    future: reading.text === draft.text ? draft.future : [],
    last: { where, at },
    shown: draft.shown + 1,
  };
}
