import { useEffect, useState } from "react";
import type { Standing } from "../../contract.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";

const PAUSE = 800; // milliseconds after the last change

const WORDS: Record<Standing, string> = {
  changed: "Not on the site yet: “Changes” hands it in.",
  handedIn: "Handed in. It is not on the site before somebody has looked at it.",
  live: "As on the site.",
  behind: "Others have changed this page on the site: “Changes” brings it in.",
};

/** Says in one line how the open file stands to the site. */
export function SiteStanding({ isSaved, version }: { isSaved: boolean; version: number }) {
  const { file } = useForm();
  const [standing, set] = useState<{ file: string; is: Standing }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again where any file has changed
  useEffect(() => {
    if (!isSaved) return;
    const look = () => ask("standing", { file }).then((is) => set({ file, is }));
    const timer = setTimeout(() => look().catch(() => set(undefined)), PAUSE); // such as without Git
    return () => clearTimeout(timer);
  }, [file, isSaved, version]);
  const isKnown = isSaved && standing?.file === file;
  return <p className="standing">{isKnown ? WORDS[standing.is] : "\u00a0"}</p>;
}
