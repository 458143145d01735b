import { useEffect, useState } from "react";
import { ask } from "./api.ts";
import { useForm } from "./context.ts";
import type { Rewritten } from "./store.ts";

/**
 * Returns the answer to a question about something, which is asked again, after a pause, for each version of the files;
 * undefined until it is there, and without anything to ask about. A question that fails leaves the last answer. The
 * pauses are in milliseconds.
 */
export function useAnswer<T>(
  about: string | undefined,
  ask: (about: string) => Promise<T>,
  version?: number,
  pause = 0,
  firstPause = 0,
): T | undefined {
  const [found, setFound] = useState<{ about: string; version?: number; answer: T }>();
  const isKnown = found?.about === about;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (about === undefined) return;
    const look = async () => {
      const answer = await ask(about);
      const isLate = (known: typeof found) =>
        known?.about === about && Number(known.version) > Number(version);
      setFound((known) => (isLate(known) ? known : { about, version, answer }));
    };
    const timer = setTimeout(() => look().catch(() => undefined), isKnown ? pause : firstPause);
    return () => clearTimeout(timer);
  }, [about, version]);
  return isKnown ? found?.answer : undefined;
}

/** Matches facts that may be stated in several places: prices, phone numbers and durations. */
const FACTS =
  /[$€£]\d[\d,.]*\d|[$€£]\d|\+?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|\d[\d–-]*\s(?:minute|hour|day|week|month|year)s?/g;
const NAMES = ["name", "legalName", "email"];
const PAUSE = 700; // milliseconds after the last change

/** Returns the changed fact, once it is saved, if it occurs elsewhere in its old form; undefined otherwise. */
export function useStaleFact() {
  const { replaced, isSaved, version } = useForm();
  const fact = replaced && factIn(replaced);
  const look = (words: string) => ask("find", { words });
  const found = useAnswer(isSaved ? fact?.find : undefined, look, version, PAUSE, PAUSE);
  const count = found?.filter(({ isFilled }) => !isFilled).length;
  return fact && count ? { ...fact, count } : undefined;
}

/** Returns the fact that was replaced; undefined unless exactly one was replaced by another. */
export function factIn({ name, before, after }: Omit<Rewritten, "field">) {
  if (NAMES.includes(name)) return before && after ? { find: before, by: after } : undefined;
  const factsOf = (text: string): string[] => [...(text.match(FACTS) ?? [])];
  const gone = factsOf(before).filter((fact) => !factsOf(after).includes(fact));
  const come = factsOf(after).filter((fact) => !factsOf(before).includes(fact));
  const [find, by] = [gone[0], come[0]];
  return gone.length === 1 && come.length === 1 && find && by ? { find, by } : undefined;
}
