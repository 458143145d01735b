import type { SiteRule } from "../rule.ts";
import { foldersIn } from "./cityFolders.ts";
import { findingsOf, leftOversIn } from "./leftOverEntries.ts";
import { leftOverSentences } from "./leftOverSentences.ts";
import { alikePages } from "./likePages.ts";

/**
 * What still belongs to another city in the folder of a city that was copied: its entries, sentences that
 * speak of the other place, and pages that say the same. Warnings, at the newer of the two cities.
 */
export const compareCities: SiteRule = (pages, { unpublished }) => {
  const placed = [...pages, ...unpublished]
    .filter(({ citySlug }) => citySlug !== undefined)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const folders = foldersIn(placed);
  const leftOvers = leftOversIn(folders);
  const lookForSentences = leftOverSentences(folders, leftOvers);
  const lookForAlike = alikePages();
  return [
    ...[...leftOvers].flatMap(([folder, found]) => findingsOf(folder, found)),
    ...folders.flatMap((folder) => [...lookForSentences(folder), ...lookForAlike(folder)]),
  ];
};
