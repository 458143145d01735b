import { type Dispatch, useCallback, useEffect } from "react";
import type { Action } from "./draft/draft.ts";

/** The keys that work anywhere, in the panel and on the page: save, undo, redo. */
export function useKeys(dispatch: Dispatch<Action>): (event: KeyboardEvent) => void {
  const press = useCallback(
    (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const again = key === "y" || (key === "z" && event.shiftKey);
      const type = key === "s" ? "save" : again ? "redo" : key === "z" ? "undo" : undefined;
      if (!type) return;
      event.preventDefault();
      dispatch({ type });
    },
    [dispatch],
  );
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [press]);
  return press;
}
