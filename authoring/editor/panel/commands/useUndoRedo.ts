import { type Dispatch, useCallback, useEffect, useRef, useState } from "react";
import { backwards, type Made } from "../../made.ts";
import { ask, errorMessage } from "../api.ts";
import type { Action, Draft } from "../draft/draft.ts";
import {
  keepCarried,
  keepPageCommands,
  keptPageCommands,
  keptSteps,
  putKept,
  takeKept,
  unsavedFiles,
} from "../draft/keep.ts";
import { nextToRedo, nextToUndo, type PageCommand } from "./pageCommands.ts";

/** Undo and redo of edits to the open page and of page commands. */
export interface UndoRedo {
  /** The page command that undo or redo would apply to, in words; undefined for edits to the open page. */
  undoes: string | undefined;
  redoes: string | undefined;
  undo(): void;
  redo(): void;
  /** Records a page command. */
  note(words: string, made: Made): void;
  /** A message about the latest command, while it can be undone, or about a failure. */
  said: Said | undefined;
}

interface Said {
  words: string;
  /** The file that is open then. */
  at: string;
  failed?: true;
}

/** Records page commands to undo and redo them. `arrive` opens a file that was rewritten. */
export function useUndoRedo(
  draft: Draft,
  dispatch: Dispatch<Action>,
  arrive: (file: string) => void,
): UndoRedo {
  const [deeds, setDeeds] = useState(keptPageCommands);
  const [said, say] = useState<Said>();
  const [busy, setBusy] = useState(false);
  useEffect(() => keepPageCommands(deeds), [deeds]);
  const { done, undone } = deeds;
  const last = nextToUndo(deeds, draft);
  const next = nextToRedo(deeds, draft);

  async function turn(deed: PageCommand, back: boolean): Promise<void> {
    const unsaved = deed.steps.find(({ file }) => unsavedFiles().includes(file));
    if (unsaved) return fail(`Save ${unsaved.file} first, or take back what you changed.`);
    setBusy(true);
    try {
      await ask("rewrite", { steps: back ? backwards(deed.steps) : deed.steps });
      setDeeds(
        back
          ? { done: done.slice(0, -1), undone: [...undone, deed] }
          : { done: [...done, deed], undone: undone.slice(0, -1) },
      );
      if (back) putKept(deed.kept);
      const at = back ? deed.from : deed.to;
      say({ words: back ? `Taken back: ${deed.words}.` : `${deed.words}.`, at });
      arrive(at);
    } catch (error) {
      fail(errorMessage(error));
    }
    setBusy(false);
  }
  function fail(words: string): void {
    say({ words, at: draft.file, failed: true });
  }
  function press(type: "undo" | "redo", deed: PageCommand | undefined): void {
    if (busy) return;
    say(undefined);
    if (deed) void turn(deed, type === "undo");
    else dispatch({ type });
  }
  return {
    undoes: last?.words,
    redoes: next?.words,
    undo: () => press("undo", last),
    redo: () => press("redo", next),
    note(words, { file, steps, carried }) {
      keepCarried(carried);
      const kept = takeKept(steps.flatMap(({ file: own, after }) => (after === undefined ? own : [])));
      const deed = {
        words,
        steps,
        from: draft.file,
        to: file,
        depth: keptSteps(file)?.past.length ?? 0,
        kept,
      };
      setDeeds({ done: [...done, deed], undone: [] });
      const along = carried.length ? " What you have not saved of other pages went along." : "";
      say({ words: `${words}.${along} Undo takes it back.`, at: file });
    },
    said: said?.at === draft.file && (said.failed || last || next) ? said : undefined,
  };
}

/** The actions of the keyboard shortcuts. */
type Keys = Record<"save" | "undo" | "redo", () => void>;

/** Keyboard shortcuts for save, undo and redo, in the panel and on the page. */
export function useKeys(keys: Keys): (event: KeyboardEvent) => void {
  const now = useRef(keys); // what hears the keys on the page does so as long as that is shown
  now.current = keys;
  const press = useCallback((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    const again = key === "y" || (key === "z" && event.shiftKey);
    const what = key === "s" ? "save" : again ? "redo" : key === "z" ? "undo" : undefined;
    const isAside = event.target instanceof Element && event.target.closest("dialog") !== null;
    if (!what || isAside) return;
    event.preventDefault();
    now.current[what]();
  }, []);
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [press]);
  return press;
}
