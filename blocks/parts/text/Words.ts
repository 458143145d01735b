import { createContext, useContext } from "react";
import type { Words } from "../../../schema/types.ts";

/** The words that stand around a page's own texts. A block that runs in the browser too has its own in its data. */
export const WordsOfPage = createContext<Words | undefined>(undefined);

/** Those words. Throws outside of a page, which has them. */
export function useWords(): Words {
  const words = useContext(WordsOfPage);
  if (!words) throw new Error("There are no words around this block: a page gives them by WordsOfPage.");
  return words;
}
