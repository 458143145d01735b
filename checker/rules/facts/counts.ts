import { countOf, NUMERALS } from "../../../content/languages/numerals.ts";
import { isMapping, valueAt } from "../../../content/lib/data.ts";
import { errorsIn, type Finding, type ProblemMessage } from "../../../content/problem.ts";
import { blocksOf, type PageRule, type PageWithTexts, type PlacedBlock } from "../../rule.ts";
import { findingsIn } from "../../texts/fileTexts.ts";

// A number that is further off counts something else.
const FARTHEST_OFF = 2;
const WORDS = NUMERALS.en?.slice(2).sort((a, b) => b.length - a.length) ?? [];
const NUMBER = `${WORDS.join("|")}|\\d{1,2}`;
// Nouns that headings above a list count: a number before another word counts something else.
const LISTED =
  "steps|signs|ways|kinds|types|places|reasons|services|packages|plans|offices|towns|cities|areas|islands|values|questions|checks|phases|stages|remedies|problems|rules|tips|mistakes|points|promises|awards|choices|districts|figures";
const LEADING = new RegExp(
  `^(?:(?:the|our|all|these) )*(${NUMBER}) (?:\\p{Ll}[\\p{L}-]* ){0,2}(?:${LISTED})\\b`,
  "iu",
);
const STEPS = new RegExp(`\\b(${NUMBER}) steps\\b`, "i");
const CITIES = new RegExp(
  `(\\b(?:more than|over|at least) )?\\b(${NUMBER}) (?:(?:more|other|further|additional) )?(?:cities|towns)\\b`,
  "gi",
);
/** Variables for the counts of sections: by tier for `areas` blocks, by type for others. */
const VARIABLES: Record<string, string> = {
  all: "cities",
  primary: "primaryCities",
  additional: "additionalCities",
  offices: "offices",
};
// Smaller numbers are not checked: any town has a few more around it.
const FEWEST_CITIES = 5;

/** Numbers in words or figures match what they count: a section's own entries, or our cities. */
export const counts: PageRule = (page, { cityCounts: cities }) => {
  if (page.language !== "en") return []; // the patterns are English
  const isWrong = errorsIn(page.problems).length > 0; // some entries may not be parsed as intended
  return [
    ...blocksOf(page.data).flatMap((block) => (isWrong ? [] : headingOf(page, block, cities))),
    ...(page.citySlug === undefined ? citiesIn(page, Object.values(cities)) : []),
  ];
};

function headingOf(
  { file, source }: PageWithTexts,
  { block, path }: PlacedBlock,
  cities: Record<string, number>,
): Finding[] {
  const place = [...path, "heading"];
  const heading = valueAt(source.data, place);
  const count = block.type === "areas" ? cities[String(block.tier)] : listed(block);
  if (typeof heading !== "string" || count === undefined) return [];
  const [, said] = LEADING.exec(heading) ?? (block.type === "steps" ? STEPS.exec(heading) : null) ?? [];
  if (said === undefined || !isStale(numberOf(said), [count])) return [];
  const variable = VARIABLES[String(block.type === "areas" ? block.tier : block.type)];
  const right = variable ? variableFor(variable, said) : String(countOf(count)[formOf(said)]);
  const message = stale(said, `this section has ${count}`, `Write ${right}`);
  return [{ file, path: place, needle: said, ...message, replacement: right }];
}

function citiesIn(page: PageWithTexts, known: number[]): Finding[] {
  return findingsIn(page, CITIES, ([found, least, said = ""], { path }) => {
    const [all = 0, primary, additional] = known;
    const isHeading = path.length === 3 && path.at(-1) === "heading";
    if (least && numberOf(said) <= all) return undefined;
    if (isHeading || numberOf(said) < FEWEST_CITIES || !isStale(numberOf(said), known)) return undefined;
    const counted = `there are ${all} cities, ${primary} primary and ${additional} additional`;
    const variable = variableFor("cities", said);
    const hint = `Write ${variable}, or count.primaryCities or count.additionalCities.`;
    return { ...stale(said, counted, hint), replacement: found.replace(said, () => variable) };
  });
}

/** How many entries a block lists; undefined unless it has exactly one list, of fixed length. */
function listed(block: Record<string, unknown>): number | undefined {
  const [list, ...others] = Object.entries(block).flatMap(([name, value]) =>
    Array.isArray(value) && name !== "actions" ? [value] : [],
  );
  const grows = list?.some((entry) => isMapping(entry) && entry.offices === "all"); // one entry, many cards
  return grows || others.length ? undefined : list?.length;
}

function isStale(said: number, counts: number[]): boolean {
  return !counts.includes(said) && counts.some((count) => Math.abs(count - said) <= FARTHEST_OFF);
}

/** How pages mention all our offices, by language code: words before the number, the noun, and the word for both. */
const OFFICES: Readonly<Record<string, { before: string; noun: string; both: string }>> = {
  en: { before: "our|we have|have|with|from", noun: "offices", both: "both" },
  es: { before: "nuestras|tenemos|con|desde|las|a las", noun: "oficinas", both: "ambas" },
};
const patterns = new Map(
  Object.entries(OFFICES).map(([language, { before, noun, both }]) => {
    const number = `${NUMERALS[language]?.slice(2, 20).join("|")}|${both}|\\d{1,2}`;
    return [language, new RegExp(`(?:^|\\b(?:${before})\\s+)(${number})\\s+${noun}\\b`, "gi")];
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

/** Parses a number in figures or in a language's words; NaN for other words. */
function numberOf(word: string, language = "en"): number {
  const inList = NUMERALS[language]?.indexOf(word.toLowerCase()) ?? -1;
  return inList < 0 ? Number(word) : inList;
}

function stale(said: string, counted: string, hint: string): ProblemMessage {
  return { code: "wrong-count", severity: "warning", message: `This says '${said}', and ${counted}.`, hint };
}

/** The variable for a count, in the form in which `said` is written. */
function variableFor(name: string, said: string): string {
  return `\${${["count", name, formOf(said)].filter(Boolean).join(".")}}`;
}

/** How a count was written: in figures, in words, or in words with a capital. */
function formOf(said: string): "" | "words" | "Words" {
  if (/\d/.test(said)) return "";
  return /^\p{Lu}/u.test(said) ? "Words" : "words";
}
