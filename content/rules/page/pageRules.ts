import { pictureTwice } from "../references/pictureTwice.ts";
import { pictureWords } from "../references/pictureWords.ts";
import { everyPage, type Rule } from "../rule.ts";
import { articles } from "../texts/articles.ts";
import { formatting } from "../texts/formatting.ts";
import { longCards } from "../texts/longCards.ts";
import { typing } from "../texts/typing.ts";
import { entryPlaces } from "./entryPlaces.ts";
import { heroFirst } from "./heroFirst.ts";
import { looks } from "./looks.ts";
import type { FileRule, PageRule } from "./pageRule.ts";
import { sectionIds } from "./sectionIds.ts";

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
];

/** All that each page is held to by itself, remembered as one. */
export const pageRules: Rule = everyPage("page", (page) => ofPages.flatMap((rule) => rule(page)));

/** What site.yaml is held to as pages are. */
export const siteRules: Rule = ({ site }) => ofFiles.flatMap((rule) => rule(site));
