import { editDistance } from "../../content/lib/suggest.ts";
import type { PageRule } from "../rule.ts";
import { findingsIn } from "./fileTexts.ts";

const NAMES = /\p{Lu}[\p{L}\d]*(?:[ \n]+\p{Lu}[\p{L}\d]*)*/gu;
const MOST_LETTERS_OFF = 2;
/** Shorter names are too like other words. */
const SHORTEST_NAME = 8;

/** Reports names that are nearly, but not exactly, the name of the business. */
export const businessName: PageRule = (page, { site }) => {
  const name = site?.business.name ?? "";
  if (plain(name).length < SHORTEST_NAME || !name.includes(" ")) return [];
  return findingsIn(page, NAMES, ([words]) => {
    const found = nearName(words.split(/\s+/), name);
    if (!found) return undefined;
    const message = `'${found}' is nearly our name, ${name}.`;
    const hint = "Write ${business.name}: then it is the same wherever it stands.";
    const replacement = "${business.name}";
    return { needle: found, code: "fact-by-hand", severity: "warning", message, hint, replacement };
  });
};

/** The adjacent words that are nearly the name; undefined if there are none, or if some are exactly the name. */
function nearName(words: string[], name: string): string | undefined {
  const count = name.split(/\s+/).length;
  const runs = [count, count + 1, count - 1].flatMap((length) =>
    words.slice(0, words.length - length + 1).map((_, start) => words.slice(start, start + length).join(" ")),
  );
  if (runs.includes(name)) return undefined;
  return runs.find((run) => /\p{Ll}/u.test(run) && run.includes(" ") && isNear(plain(run), plain(name)));
}

function isNear(found: string, name: string): boolean {
  const isAlike = Math.abs(found.length - name.length) <= MOST_LETTERS_OFF && found[0] === name[0];
  return isAlike && editDistance(found, name) <= MOST_LETTERS_OFF;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}
