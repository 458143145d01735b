import type { Standing } from "../../contract.ts";
import { ask } from "../api.ts";
import { useForm } from "../context.ts";
import { useAnswer } from "../useAnswer.ts";

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
  const look = (file: string) => ask("standing", { file });
  const standing = useAnswer(isSaved ? file : undefined, look, version, PAUSE);
  return <p className="standing">{standing ? WORDS[standing] : "\u00a0"}</p>;
}
