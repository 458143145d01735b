import type { FileContext } from "../../content/compile/checks.ts";
import type { Finding } from "../../content/problem.ts";
import type { Facts, PageWithTexts } from "../facts.ts";
import type { FileRule, PageRule, PageRuleContext, SiteRule } from "../rule.ts";
import { businessName } from "../texts/businessName.ts";
import { exampleWords } from "../texts/exampleWords.ts";
import { formatting } from "../texts/formatting.ts";
import { indefiniteArticles, openingMarks } from "../texts/grammar.ts";
import { longCards, thinPages } from "../texts/lengths.ts";
import { swallowedNames } from "../texts/swallowedNames.ts";
import { chatRemarks, shownAsWritten, typing } from "../texts/textRules.ts";
import { twice } from "../texts/twice.ts";
import { moved, retired } from "./addresses/oldAddresses.ts";
import { cityName, cityPlace } from "./cities/cityPlace.ts";
import { compareCities } from "./cities/compareCities.ts";
import { categories, duplicates } from "./duplicates.ts";
import { counts, officeCounts } from "./facts/counts.ts";
import { dates, founded } from "./facts/dates.ts";
import { hours, hoursInTexts } from "./facts/hours.ts";
import { callLabels, emergencyNumber, names, phones } from "./facts/phones.ts";
import { postalCodes, postalCodesNamed } from "./facts/postalCodes.ts";
import { amounts, offer, offerInWords, prices, ranges } from "./facts/prices.ts";
import { siteFacts } from "./facts/siteFacts.ts";
import { contradictions, factsByHand } from "./facts/tradeFacts.ts";
import { frameWords, languages, originals, records } from "./languages.ts";
import { placeholders } from "./launch/placeholders.ts";
import { entryPlaces, swapped } from "./page/entryPlaces.ts";
import { foldersWithoutCity, framePages, requiredPages, unreached } from "./page/missingPages.ts";
import {
  answerableForms,
  embedAddresses,
  heroFirst,
  looks,
  onePopular,
  sectionIds,
  tableRows,
} from "./page/sections.ts";
import { examplePictures, outdatedPlaces, publicFiles, shareImage } from "./publicFiles.ts";
import { links } from "./references/links.ts";
import { pictureFiles } from "./references/pictureFiles.ts";
import { pictures, pictureTwice, pictureWords } from "./references/pictures.ts";
import { translatedLinks } from "./references/translatedLinks.ts";
import { schemaLine } from "./schemaLine.ts";
import { beyondChart, cardLetters, charts, drawings, themePictures } from "./theme.ts";

const writtenRules: readonly FileRule[] = [schemaLine, shownAsWritten, twice];
const textRules: readonly FileRule[] = [
  swallowedNames,
  formatting,
  chatRemarks,
  indefiniteArticles,
  openingMarks,
  names,
  cardLetters,
  callLabels,
  ranges,
  placeholders,
];

/** Rules for all files of a kind by themselves, drafts included. */
export const fileRules: Readonly<Record<FileContext<Facts>["kind"], readonly FileRule[]>> = {
  page: writtenRules,
  site: [...writtenRules, ...textRules],
  siteWords: [shownAsWritten, twice, ...textRules],
  words: [schemaLine],
  theme: [schemaLine],
};

const pageRules: readonly PageRule[] = [
  ...writtenRules,
  ...textRules,
  typing,
  businessName,
  swapped,
  amounts,
  entryPlaces,
  heroFirst,
  sectionIds,
  tableRows,
  answerableForms,
  embedAddresses,
  longCards,
  pictureTwice,
  pictureWords,
  looks,
  onePopular,
  exampleWords,
  counts,
  officeCounts,
  offer,
  founded,
  phones,
  hoursInTexts,
  factsByHand,
  contradictions,
  emergencyNumber,
  thinPages,
];

/** What rules find in a page by itself. Few rules apply to a draft: it is not finished. */
export function findingsOfPage(page: PageWithTexts, context: PageRuleContext): Finding[] {
  const rules = page.publication.state === "draft" ? fileRules.page : pageRules;
  return rules.flatMap((rule) => rule(page, context));
}

/** Rules for all pages together. */
export const rules: readonly SiteRule[] = [
  foldersWithoutCity,
  duplicates,
  moved,
  retired,
  links,
  pictures,
  publicFiles,
  pictureFiles,
  dates,
  hours,
  siteFacts,
  offerInWords,
  prices,
  postalCodes,
  postalCodesNamed,
  requiredPages,
  framePages,
  unreached,
  categories,
  cityName,
  cityPlace,
  themePictures,
  languages,
  frameWords,
  originals,
  records,
  outdatedPlaces,
  translatedLinks,
  drawings,
  charts,
  shareImage,
  examplePictures,
  beyondChart,
  compareCities,
];

/** The rules for each save: comparing cities takes about as long as all others, and Git has nothing new to report. */
export const quickRules: readonly SiteRule[] = rules.filter(
  (rule) => rule !== compareCities && rule !== retired,
);
