import type { FileContext } from "../../content/compile/checks.ts";
import type { Finding } from "../../content/problem.ts";
import type { Facts, FileRule, PageRule, PageRuleContext, PageWithTexts, SiteRule } from "../rule.ts";
import { formatting } from "../texts/formatting.ts";
import { indefiniteArticles, openingMarks } from "../texts/grammar.ts";
import { longCards, thinPages } from "../texts/lengths.ts";
import { swallowedNames } from "../texts/swallowedNames.ts";
import { chatRemarks, shownAsWritten, typing } from "../texts/textRules.ts";
import { exampleWords, twice } from "../texts/twice.ts";
import { translatedLinks } from "../translations/values.ts";
import { moved, retired } from "./addresses/oldAddresses.ts";
import * as cityPlace from "./cities/cityPlace.ts";
import { compareCities } from "./cities/compareCities.ts";
import * as duplicates from "./duplicates.ts";
import * as counts from "./facts/counts.ts";
import { dates, founded } from "./facts/dates.ts";
import { hours, hoursInTexts } from "./facts/hours.ts";
import { callLabels, emergencyNumber, names, phones } from "./facts/phones.ts";
import { postalCodes, postalCodesNamed, zipCodes } from "./facts/postalCodes.ts";
import { amounts, offer, offerInWords, prices, ranges } from "./facts/prices.ts";
import { siteFacts } from "./facts/siteFacts.ts";
import * as tradeFacts from "./facts/tradeFacts.ts";
import * as languages from "./languages.ts";
import { placeholders } from "./launch/placeholders.ts";
import * as entryPlaces from "./page/entryPlaces.ts";
import { foldersWithoutCity, framePages, requiredPages, unreached } from "./page/missingPages.ts";
import * as sections from "./page/sections.ts";
import * as publicFiles from "./publicFiles.ts";
import { links } from "./references/links.ts";
import { pictureFiles } from "./references/pictureFiles.ts";
import { pictures, pictureTwice, pictureWords } from "./references/pictures.ts";
import { schemaLine } from "./schemaLine.ts";
import { beyondChart, cardLetters, charts, drawings, themePictures } from "./theme.ts";

const writtenRules: readonly FileRule[] = [schemaLine, shownAsWritten, twice];
const textRules: readonly FileRule[] = [
  [swallowedNames, formatting, chatRemarks, indefiniteArticles, openingMarks, cardLetters], // how texts are written
  [names, callLabels, ranges, placeholders, zipCodes], // what they name
].flat();

/** Rules for all files of a kind by themselves, drafts included. */
export const fileRules: Readonly<Record<FileContext<Facts>["kind"], readonly FileRule[]>> = {
  page: writtenRules,
  site: [...writtenRules, ...textRules],
  siteWords: [shownAsWritten, twice, ...textRules],
  words: [schemaLine, zipCodes],
  theme: [schemaLine],
};

const pageRules: readonly PageRule[] = [
  [...writtenRules, ...textRules, typing, exampleWords], // how texts are written
  [longCards, thinPages, pictureTwice, pictureWords], // how much they show
  [...Object.values(sections), ...Object.values(entryPlaces)], // form
  [amounts, offer, founded, phones, hoursInTexts, emergencyNumber], // the facts of the business
  [...Object.values(counts), ...Object.values(tradeFacts)],
].flat();

/** What rules find in a page by itself. Few rules apply to a draft: it is not finished. */
export function findingsOfPage(page: PageWithTexts, context: PageRuleContext): Finding[] {
  const rules = page.publication.state === "draft" ? fileRules.page : pageRules;
  return rules.flatMap((rule) => rule(page, context));
}

/** Rules for all pages together. */
export const rules: readonly SiteRule[] = [
  [foldersWithoutCity, requiredPages, framePages, unreached, ...Object.values(duplicates)], // which pages there are
  [links, moved, retired, translatedLinks, ...Object.values(languages)], // what leads to them, in each language
  [pictures, pictureFiles, ...Object.values(publicFiles)], // files of public/
  [themePictures, drawings, charts, beyondChart], // the theme
  [siteFacts, dates, hours, offerInWords, prices, postalCodes, postalCodesNamed], // the facts of the business
  [compareCities, ...Object.values(cityPlace)], // cities
].flat();

/** The rules for each save: comparing cities takes about as long as all others, and Git has nothing new to report. */
export const quickRules: readonly SiteRule[] = rules.filter(
  (rule) => rule !== compareCities && rule !== retired,
);
