import { useEffect, useRef, useState } from "react";
import { COPIED } from "../../../content/edit/pages/copyCity.ts";
import type { Told } from "../contract.ts";
import { ask } from "./api.ts";
import type { Draft } from "./draft/draft.ts";

const QUIET = 2000; // milliseconds: all content takes longer to check than one page
const AS_LONG = 3; // times as long as that took last: of a thousand pages it takes so long that letters wait for it

/** Returns the problems of the open file and of all content. The latter is checked whenever the writer pauses. */
export function useProblemList(draft: Draft): Told[] {
  const [problems, setProblems] = useState<Told[]>([]);
  const took = useRef(0);
  const text = draft.text;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the text
  useEffect(() => {
    const look = async () => {
      const start = performance.now();
      const found = await ask("problems").catch(() => undefined);
      took.current = performance.now() - start;
      if (found) setProblems(found);
    };
    const timer = setTimeout(() => void look(), Math.max(QUIET, AS_LONG * took.current));
    return () => clearTimeout(timer);
  }, [text]);
  return [...draft.problems, ...problems.filter((told) => !isAmong(draft.problems, told))];
}

/**
 * Returns the facts in a copied city that are still the other city's, as of the last save; undefined for other pages.
 */
export function useLeftOver({ file, text, disk: { revision } }: Draft): Told[] | undefined {
  const [left, setLeft] = useState<Told[]>();
  const isCopy = text.includes(`\n${COPIED}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save
  useEffect(() => {
    setLeft(undefined);
    if (isCopy) ask("left", { file }).then(setLeft, () => undefined);
  }, [file, isCopy, revision]);
  return isCopy ? left : undefined;
}

function isAmong(problems: readonly Told[], { file, line, message }: Told): boolean {
  return problems.some((one) => one.file === file && one.line === line && one.message === message);
}
