import { useCallback, useEffect, useRef } from "react";

/** What the keys do. */
type Keys = Record<"save" | "undo" | "redo", () => void>;

/** The keys that work anywhere, in the panel and on the page: save, undo, redo. */
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
