import { NUMERALS } from "../../../content/languages/numerals.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import type { PageRule } from "../../rule.ts";
import { findingsIn } from "../../texts/fileTexts.ts";
import { numberOf, stale, variableFor } from "./counts.ts";

/** How pages mention all our offices, by language code: words before the number, the noun, and the word for both. */
const OFFICES: Partial<Record<string, { before: string; noun: string; both: string }>> = {
  en: { before: "our|we have|have|with|from", noun: "offices", both: "both" },
  es: { before: "nuestras|tenemos|con|desde|las|a las", noun: "oficinas", both: "ambas" },
};
const patterns = new Map(
  Object.entries(OFFICES).flatMap(([language, words]) => {
    if (!words) return [];
    const { before, noun, both } = words;
    const number = `${NUMERALS[language]?.slice(2, 20).join("|")}|${both}|\\d{1,2}`;
    return [[language, new RegExp(`(?:^|\\b(?:${before})\\s+)(${number})\\s+${noun}\\b`, "gi")] as const];
  }),
);

/** The number of offices in a page's texts is the number in site.yaml. */
export const officeCounts: PageRule = (page, { site }) => {
  const pattern = patterns.get(page.language);
  const count = Object.keys(site?.offices ?? {}).length;
  if (!pattern || count === 0) return [];
  return findingsIn(page, pattern, ([found, said = ""]): ProblemMessage | undefined => {
    const isBoth = said.toLowerCase() === OFFICES[page.language]?.both;
    if ((isBoth ? 2 : numberOf(said, page.language)) === count) return undefined;
    const right = variableFor("offices", said);
    const message = stale(said, `site.yaml has ${count} of them`, `Write ${right}`);
    return { ...message, replacement: isBoth ? undefined : found.replace(said, () => right) };
  });
};
