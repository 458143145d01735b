import type { SiteRule } from "../rule.ts";
import { alikePages } from "./alikePages.ts";
import { citiesIn } from "./cities.ts";
import { leftOverEntries } from "./leftOverEntries.ts";
import { leftOverSentences } from "./leftOverSentences.ts";

/**
 * What still belongs to another city in the folder of a city that was copied: its entries, sentences that
 * speak of the other place, and pages that say the same. Warnings, at the newer of the two cities.
 */
export const compareCities: SiteRule = (pages, { unpublished, runsOf }) => {
  const placed = [...pages, ...unpublished]
    .filter(({ citySlug }) => citySlug !== undefined)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const cities = citiesIn(placed);
  const entries = leftOverEntries(cities);
  return [
    ...[...entries.values()].flat(),
    ...leftOverSentences(cities, entries),
    ...alikePages(cities, runsOf),
  ];
};
