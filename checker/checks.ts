import type { Checks, FileChecks, SiteInput } from "../content/compile/checks.ts";
import { codeHash, hashOf } from "../content/lib/cache.ts";
import { valueAt } from "../content/lib/data.ts";
import { mainOf } from "../content/lib/words.ts";
import type { Finding, Problem } from "../content/problem.ts";
import { namesAt, readOwn } from "../content/read/files.ts";
import { createSource } from "../content/read/source.ts";
import type { Survey } from "../content/survey/forms.ts";
import { checkFile } from "./checkFile.ts";
import { countMistakes } from "./explain/explainMistakes.ts";
import { readOldPages } from "./git/oldPages.ts";
import { problemOf } from "./lib/problemOf.ts";
import type { Texts } from "./print.ts";
import { publicFilesIn } from "./public/decodePictures.ts";
import type { Facts, RuleInput, RulePage, Shingles, SiteRule } from "./rule.ts";
import { retired } from "./rules/addresses/oldAddresses.ts";
import { readWithMistakes } from "./syntax/readWithMistakes.ts";
import { isOverlaid } from "./translations/pairs/pairs.ts";
import { recordFileOf, recordsIn } from "./translations/record.ts";

/** The checks of single files. */
export const fileChecks: FileChecks<Facts, Shingles> = {
  module: import.meta.url,
  code: codeHash(["checker"]),
  record: (root, file) => readOwn(root, recordFileOf(file)),
  read: (file, schema) => readWithMistakes(file, schema && countMistakes(schema)),
  file: checkFile,
  counting: /\b(?:areas|cities|towns)\b/i, // what the rules of rules/facts/counts.ts compare with the cities
};

/** The checks of single files, and some rules for all files together. */
export function checksBy(rules: readonly SiteRule[]): Checks<Facts, Shingles> {
  return { ...fileChecks, site: (input) => checkSite(rules, input) };
}

/** Applies rules to all files together, with what they need of the disk and of Git. */
function checkSite(rules: readonly SiteRule[], input: SiteInput<Facts, Shingles>): Problem[] {
  const { cache, survey, business, pages, unpublished, detailsOf, keyOf } = input;
  const { root } = survey;
  const findings = findingsIn(rules, pages, {
    ...survey,
    ...business,
    site: mainOf(business.sites),
    unpublished,
    rootNames: namesAt(root),
    records: recordsIn(root),
    publicFiles: publicFilesIn(root, cache),
    oldPages: rules.includes(retired) ? readOldPages(root, survey) : [],
    shinglesOfPage: detailsOf,
    cachedFindings: (rule, of, find) => cache.get("findings", hashOf(rule, ...of.map(keyOf)), find),
  });
  return located(findings, input);
}

/**
 * What rules find in all pages. A scheduled page goes live unattended, so it is checked today already, together with all
 * published and scheduled pages; a draft is not.
 */
function findingsIn(rules: readonly SiteRule[], pages: readonly RulePage[], input: RuleInput): Finding[] {
  const found = rules.flatMap((rule) => rule(pages, input));
  const scheduled = input.unpublished.filter(({ publication }) => publication.state === "scheduled");
  if (scheduled.length === 0) return found;
  const files = new Set(scheduled.map(({ file }) => file));
  const later = { ...input, unpublished: input.unpublished.filter(({ file }) => !files.has(file)) };
  const laterFound = rules.flatMap((rule) => rule([...pages, ...scheduled], later));
  return [
    ...found.filter((finding) => !files.has(finding.file) || isOfToday(finding)),
    ...laterFound.filter((finding) => files.has(finding.file) && !isOfToday(finding)),
  ];
}

/** Whether a problem is a missing page, which visitors miss today: later publication does not fix that. */
export function isOfToday({ code }: Pick<Problem, "code">): boolean {
  return code === "retired-address" || code === "missing-page";
}

/** Turns findings into problems by locating them in their files. */
function located(findings: Finding[], { survey, writtenOf }: SiteInput<Facts, Shingles>): Problem[] {
  const texts = textsOf(survey);
  return [...Map.groupBy(findings, ({ file }) => file)].flatMap(([file, found]) => {
    const text = texts.get(file) ?? "";
    const own = text ? writtenOf(file) : undefined; // some findings have no file, or one that cannot be read
    const source = createSource({ file, text, data: own?.written, positions: own?.positions ?? [] });
    // What another language's words leave out comes from the main language's file, and is reported there.
    const isInherited = ({ path }: Finding) =>
      isOverlaid(path) && own !== undefined && valueAt(own.written, path) === undefined;
    return found.filter((finding) => !isInherited(finding)).map((finding) => problemOf(source, finding));
  });
}

/** The texts of the content files, by path. */
export function textsOf({ siteFile, themeFile, wordsFiles, pages }: Survey): Texts {
  const all = [siteFile, themeFile, ...wordsFiles, ...pages];
  const files = new Map(all.map(({ file, bytes }) => [file, bytes]));
  return { get: (file) => new TextDecoder().decode(files.get(file)) || undefined };
}
