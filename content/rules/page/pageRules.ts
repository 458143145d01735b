import { type CheckedContent, sourcesOf } from "../../check/checkContent.ts";
import type { CheckedPage } from "../../check/checkPages.ts";
import { hashOf } from "../../memory/hash.ts";
import type { Problem } from "../../problem/problem.ts";
import type { Source } from "../../read/source.ts";
import { citiesByTier, counts } from "../facts/counts.ts";
import { offer } from "../facts/offer.ts";
import { phones } from "../facts/phones.ts";
import { names } from "../references/names.ts";
import { pictureTwice } from "../references/pictureTwice.ts";
import { pictureWords } from "../references/pictureWords.ts";
import { asking, type Rule } from "../rule.ts";
import { schemaLine } from "../schemaLine.ts";
import { articles } from "../texts/articles.ts";
import { formatting } from "../texts/formatting.ts";
import { longCards } from "../texts/longCards.ts";
import { shownAsWritten } from "../texts/shownAsWritten.ts";
import { titleLength } from "../texts/titleLength.ts";
import { twice } from "../texts/twice.ts";
import { typing } from "../texts/typing.ts";
import { entryPlaces } from "./entryPlaces.ts";
import { heroFirst } from "./heroFirst.ts";
import { looks } from "./looks.ts";
import type { Beside, FileRule, PageRule, SourceRule } from "./pageRule.ts";
import { sectionIds } from "./sectionIds.ts";

const asWritten: readonly SourceRule[] = [schemaLine, shownAsWritten, twice];
const ofFiles: readonly FileRule[] = [formatting, articles];
const ofPages: readonly PageRule[] = [
  ...ofFiles,
  typing,
  entryPlaces,
  heroFirst,
  sectionIds,
  longCards,
  pictureTwice,
  pictureWords,
  looks,
  titleLength,
  names,
  counts,
  offer,
  phones,
];

/** All that each file is held to as it is written, drafts as well: remembered as one, for as long as it is the same. */
export const fileRules: Rule = asking(
  () => (page) => writtenIn(page.source),
  (content) => sourcesOf(content).flatMap(writtenIn),
);

function writtenIn(source: Source): Problem[] {
  const look = () => asWritten.flatMap((rule) => rule(source));
  return source.remember ? source.remember("file rules", "", look) : look();
}

/**
 * All that each published page is held to by itself: remembered as one, for as long as it is the same, and all that
 * its variables can name, and what it is held to besides.
 */
export const pageRules: Rule = asking(wrongOn, (content) => content.pages.flatMap(wrongOn(content)));

function wrongOn(content: CheckedContent): (page: CheckedPage) => Problem[] {
  const beside: Beside = { site: content.site.value, cities: citiesByTier(content) };
  const of = hashOf(JSON.stringify(beside));
  return (page) => page.remember("page rules", () => ofPages.flatMap((rule) => rule(page, beside)), of);
}

/** What site.yaml is held to as pages are. */
export const siteRules: Rule = ({ site }) => ofFiles.flatMap((rule) => rule(site));
