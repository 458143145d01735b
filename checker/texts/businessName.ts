import { editDistance } from "../../content/lib/suggest.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import type { PageRule } from "../rule.ts";

/** A run of capitalized words. */
const NAMES = /\p{Lu}[\p{L}\d]*(?:[ \n]+\p{Lu}[\p{L}\d]*)*/gu;
const MOST_LETTERS_OFF = 2;
const SHORTEST = 8;

/** Reports names that are nearly, but not exactly, the name of the business. */
export const businessName: PageRule = (page, { site }) => {
  const name = site?.business.name ?? "";
  if (plain(name).length < SHORTEST || !name.includes(" ")) return [];
  return page.texts.flatMap(({ text, path }) =>
    Array.from(text.matchAll(NAMES)).flatMap(([words]) => {
      const found = nearName(words.split(/\s+/), name);
      return found ? [{ file: page.file, path, needle: found, ...otherName(found, name) }] : [];
    }),
  );
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

function isNear(one: string, other: string): boolean {
  const isAlike = Math.abs(one.length - other.length) <= MOST_LETTERS_OFF && one[0] === other[0];
  return isAlike && editDistance(one, other) <= MOST_LETTERS_OFF;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}

const otherName = (found: string, name: string): ProblemMessage => ({
  code: "fact-by-hand",
  severity: "warning",
  message: `'${found}' is nearly our name, ${name}.`,
  hint: "Write ${business.name}: then it is the same wherever it stands.",
  replacement: "${business.name}",
});
