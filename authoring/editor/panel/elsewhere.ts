import { useEffect, useState } from "react";
import { ask } from "./api.ts";
import type { Rewritten } from "./store.ts";

/** What is true of the business in more places than one: prices, phones, days and other numbers of something. */
const FACTS =
  /[$€£]\d[\d,.]*\d|[$€£]\d|\+?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\d[\d–-]*\s(?:minute|hour|day|week|month|year)s?/g;
const NAMES = ["name", "legalName", "email"];
const PAUSE = 700; // milliseconds after the last letter

/** A fact that has just been changed here, and stands elsewhere as it was. */
export interface Elsewhere {
  find: string;
  by: string;
  count: number;
}

/** Returns what of a change stands elsewhere as it was. */
export function useElsewhere(replaced: Rewritten | undefined, version: number): Elsewhere | undefined {
  const [found, setFound] = useState<Elsewhere>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again where any file has changed
  useEffect(() => {
    setFound(undefined);
    const fact = replaced && factIn(replaced);
    if (!fact) return;
    const look = async () => {
      const count = (await ask("find", { words: fact.find })).length;
      if (count > 0) setFound({ ...fact, count });
    };
    const timer = setTimeout(() => look().catch(() => undefined), PAUSE); // it can be looked for by hand
    return () => clearTimeout(timer);
  }, [replaced, version]);
  return found;
}

/** The one fact of a text that another has taken the place of. */
export function factIn({ name, before, after }: Rewritten): Omit<Elsewhere, "count"> | undefined {
  if (NAMES.includes(name)) return before && after ? { find: before, by: after } : undefined;
  const factsOf = (text: string): string[] => [...(text.match(FACTS) ?? [])];
  const gone = factsOf(before).filter((one) => !factsOf(after).includes(one));
  const come = factsOf(after).filter((one) => !factsOf(before).includes(one));
  const [find, by] = [gone[0], come[0]];
  return gone.length === 1 && come.length === 1 && find && by ? { find, by } : undefined;
}
