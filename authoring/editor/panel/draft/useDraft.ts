import { type Dispatch, useCallback, useEffect, useReducer } from "react";
import { ask, errorMessage, Refused } from "../api.ts";
import { type Action, type Draft, isUnsaved } from "./draft.ts";
import { keep, keepSteps, keptOf, keptSteps, onOtherTab } from "./keep.ts";
import { reduce } from "./reduce.ts";
import { firstStep } from "./waiting.ts";

const PAUSE = 30; // milliseconds: letters that are typed fast go together
const AGAIN = 2000;
const KEPT = "Your words are kept in this browser; they are sent as soon as it is back.";

/** Which file is edited: by its name, or by the address of its page. */
export type Where = { file: string } | { url: string };

/** A file that is edited: opened, sent to the server as it changes, kept, saved. */
export function useDraft(where: Where): [Draft | undefined, Dispatch<Action>, string | undefined] {
  const [draft, dispatch] = useReducer(reduce, undefined);
  const [failure, fail] = useReducer((_: string | undefined, words: string | undefined) => words, undefined);
  const name = "file" in where ? where.file : where.url;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` stands for all of `where`
  const open = useCallback(async () => {
    try {
      const opened = await ask("open", where);
      fail(undefined);
      dispatch({ type: "opened", opened, kept: keptOf(opened.file), steps: keptSteps(opened.file) });
    } catch (error) {
      fail(errorMessage(error, KEPT));
    }
  }, [name]);

  useEffect(() => void open(), [open]);
  useEffect(() => {
    if (draft) keep(draft);
  }, [draft]);
  const { file, past, future } = draft ?? {};
  useEffect(() => {
    if (file !== undefined && past && future) keepSteps({ file, past, future });
  }, [file, past, future]);
  useEffect(() => (file === undefined ? undefined : onOtherTab(file, open)), [file, open]);
  useSending(draft, dispatch);
  useSaving(draft, dispatch);
  useDisk(draft, dispatch, open);
  return [draft, dispatch, failure];
}

/** Sends what was changed, one request after the other. */
function useSending(draft: Draft | undefined, dispatch: Dispatch<Action>): void {
  const due = draft && !draft.sent && !draft.conflict && (draft.waiting.length > 0 || draft.unread);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is sent as it is when its time has come
  useEffect(() => {
    if (!due) return;
    const { file, text, disk } = draft;
    const edits = firstStep(draft.waiting);
    const timer = setTimeout(
      async () => {
        dispatch({ type: "sending", edits });
        try {
          const reading = await ask("preview", { file, text, edits, revision: disk.revision });
          dispatch({ type: "read", reading, edits, at: Date.now() });
        } catch (error) {
          dispatch({
            type: "refused",
            trouble: errorMessage(error, KEPT),
            edits,
            keep: !(error instanceof Refused),
          });
        }
      },
      draft.trouble ? AGAIN : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [due, draft?.waiting, draft?.text]);
}

/** Saves, once all that was typed is in the text. */
function useSaving(draft: Draft | undefined, dispatch: Dispatch<Action>): void {
  const due = draft?.saving && !draft.sent && draft.waiting.length === 0 && !draft.unread;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is then
  useEffect(() => {
    if (!due) return;
    const { file, text, disk } = draft;
    ask("save", { file, text, revision: disk.revision }).then(
      (answer) =>
        dispatch(
          "saved" in answer
            ? { type: "saved", disk: answer.saved }
            : { type: "conflict", disk: answer.conflict },
        ),
      (error) => dispatch({ type: "unsaved", trouble: errorMessage(error, KEPT) }),
    );
  }, [due]);
}

/** Looks whether someone else has changed the file, each time the writer comes back. */
function useDisk(draft: Draft | undefined, dispatch: Dispatch<Action>, open: () => Promise<void>): void {
  useEffect(() => {
    if (!draft) return;
    const look = async () => {
      const opened = await ask("open", { file: draft.file }).catch(() => undefined);
      if (!opened || opened.disk.revision === draft.disk.revision) return;
      if (isUnsaved(draft)) dispatch({ type: "conflict", disk: opened.disk });
      else await open();
    };
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [draft, dispatch, open]);
}
