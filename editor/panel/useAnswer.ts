import { useEffect, useState } from "react";

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
  const [found, setFound] = useState<{ about: string; answer: T }>();
  const isKnown = found?.about === about;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version
  useEffect(() => {
    if (about === undefined) return;
    const look = async () => setFound({ about, answer: await ask(about) });
    const timer = setTimeout(() => look().catch(() => undefined), isKnown ? pause : firstPause);
    return () => clearTimeout(timer);
  }, [about, version]);
  return isKnown ? found?.answer : undefined;
}
