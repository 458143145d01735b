import type { Action, Draft } from "./draft.ts";
import { merged } from "./waiting.ts";

/** How long someone types in one field, in milliseconds, for it to be undone as one step. */
const ONE_STEP = 1500;
const MOST_STEPS = 100;

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
  const own = { ...draft, text: kept.text, waiting: merged([], kept.edits), unread: true };
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
      return afterReading(draft, action);
    case "refused": {
      if (action.edits !== draft.sent) return draft;
      const waiting = action.keep ? [...merged([], action.edits), ...draft.waiting] : [];
      return { ...draft, sent: undefined, waiting, saving: false, trouble: action.trouble };
    }
    case "undo": {
      const last = draft.waiting.at(-1);
      if (last) return { ...draft, waiting: draft.waiting.filter(({ step }) => step !== last.step) };
      if (draft.sent?.length) return goTo(draft, draft.text, {});
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
    case "unsaved":
      return { ...draft, saving: false, trouble: action.trouble };
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

/** What the server made of the text; of edits that were taken back meanwhile, nothing. */
function afterReading(draft: Draft, { reading, edits, at }: Action & { type: "read" }): Draft {
  if (draft.sent !== edits) return draft;
  const where = JSON.stringify(edits.map(({ path }) => path));
  const typing = edits.every((edit) => edit.do === "set") && draft.last?.where === where;
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
