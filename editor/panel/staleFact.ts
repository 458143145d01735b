import { useEffect, useState } from "react";
import { ask } from "./api.ts";
import type { Rewritten } from "./store.ts";

/** Matches facts that may be stated in several places: prices, phone numbers and durations. */
const FACTS =
  /[$€£]\d[\d,.]*\d|[$€£]\d|\+?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\d[\d–-]*\s(?:minute|hour|day|week|month|year)s?/g;
const NAMES = ["name", "legalName", "email"];
const PAUSE = 700; // milliseconds after the last keystroke

/** A fact that was just changed here, and occurs elsewhere in its old form. */
type StaleFact = { find: string; by: string; count: number };

/** Returns the changed fact if it occurs elsewhere in its old form; undefined otherwise. */
export function useStaleFact(replaced: Rewritten | undefined, version: number): StaleFact | undefined {
  const [found, setFound] = useState<StaleFact>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again where any file has changed
  useEffect(() => {
    setFound(undefined);
    const fact = replaced && factIn(replaced);
    if (!fact) return;
    const look = async () => {
      const count = (await ask("find", { words: fact.find })).filter(({ isFilled }) => !isFilled).length;
      if (count > 0) setFound({ ...fact, count });
    };
    const timer = setTimeout(() => look().catch(() => undefined), PAUSE); // it can still be searched for by hand
    return () => clearTimeout(timer);
  }, [replaced, version]);
  return found;
}

/** Returns the fact that was replaced; undefined unless exactly one was replaced by another. */
export function factIn({ name, before, after }: Rewritten): Omit<StaleFact, "count"> | undefined {
  if (NAMES.includes(name)) return before && after ? { find: before, by: after } : undefined;
  const factsOf = (text: string): string[] => [...(text.match(FACTS) ?? [])];
  const gone = factsOf(before).filter((fact) => !factsOf(after).includes(fact));
  const come = factsOf(after).filter((fact) => !factsOf(before).includes(fact));
  const [find, by] = [gone[0], come[0]];
  return gone.length === 1 && come.length === 1 && find && by ? { find, by } : undefined;
}
