import type { ParsedPage, Survey } from "../forms.ts";
import type { Problem } from "../problem/problem.ts";
import { moved, retired } from "./addresses/oldAddresses.ts";
import { cityPlace } from "./cities/cityPlace.ts";
import { compareCities } from "./cities/compareCities.ts";
import { duplicates } from "./duplicates.ts";
import { offer, phones } from "./facts/businessFacts.ts";
import { counts } from "./facts/counts.ts";
import { dates } from "./facts/dates.ts";
import { hours } from "./facts/hours.ts";
import { placeholders } from "./launch/placeholders.ts";
import { entryPlaces } from "./page/entryPlaces.ts";
import { foldersWithoutCity, mainPages } from "./page/missingPages.ts";
import { heroFirst, looks, sectionIds } from "./page/sections.ts";
import { publicFiles } from "./publicFiles.ts";
import { links } from "./references/links.ts";
import { names } from "./references/names.ts";
import { pictureFiles } from "./references/pictureFiles.ts";
import { pictures, pictureTwice, pictureWords } from "./references/pictures.ts";
import type { FileRule, PageRule, SiteRule } from "./rule.ts";
import { schemaLine } from "./schemaLine.ts";
import { formatting } from "./texts/formatting.ts";
import { longCards, thinPages, titleLength } from "./texts/lengths.ts";
import { shownAsWritten } from "./texts/shownAsWritten.ts";
import { twice } from "./texts/twice.ts";
import { articles, typing } from "./texts/typing.ts";

/** What a file is held to as it is written, published or not. */
const writtenRules: readonly FileRule[] = [schemaLine, shownAsWritten, twice];
const fileRules: readonly FileRule[] = [formatting, articles, names, placeholders];

/** What site.yaml is held to by itself. */
export const siteFileRules: readonly FileRule[] = [...writtenRules, ...fileRules];

const pageRules: readonly PageRule[] = [
  ...writtenRules,
  ...fileRules,
  typing,
  entryPlaces,
  heroFirst,
  sectionIds,
  longCards,
  pictureTwice,
  pictureWords,
  looks,
  titleLength,
  counts,
  offer,
  phones,
  thinPages,
];

/** What is wrong with a page by itself. A draft is held to little: it is not finished. */
export function problemsOfPage(page: ParsedPage, { site, cities, cityCounts }: Survey): Problem[] {
  const hasHub = page.citySlug !== undefined && cities.has(page.citySlug);
  const context = { site: site.value, cities: cityCounts, hasHub };
  const rules = page.publication.state === "draft" ? writtenRules : pageRules;
  return rules.flatMap((rule) => rule(page, context));
}

/** What all pages are held to together. */
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
  mainPages,
  cityPlace,
  compareCities,
];

/** The rules for each save: comparing cities takes about as long as all others, and Git has nothing new to say. */
export const quickRules: readonly SiteRule[] = rules.filter(
  (rule) => rule !== compareCities && rule !== retired,
);
