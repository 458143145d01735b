import { createContext, useContext } from "react";
import type { Words } from "../../../schema/types.ts";

/** The interface texts of a page (labels, buttons). Islands have theirs in their props instead. */
export const WordsContext = createContext<Words | undefined>(undefined);

/** Returns the interface texts of the page. Throws outside of a page. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new Error("There are no words around this block: a page gives them by WordsContext.");
  return words;
}
