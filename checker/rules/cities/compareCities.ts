import { endingsOf } from "../../../content/lib/services.ts";
import type { Finding } from "../../../content/problem.ts";
import { cityEntryOf } from "../../lib/pages.ts";
import { findingAt, type RuleInput, type RulePage, type SiteRule } from "../../rule.ts";
import { type ComparedCity, comparedCities } from "./cities.ts";
import { leftOverEntries, leftOverSentences } from "./leftOvers.ts";
import { jaccard } from "./similarity.ts";

/** From this share of common shingles on, search engines take two pages for one. */
const TOO_ALIKE = 0.5;

/**
 * Leftovers in the folder of a city that was copied from another: equal entries, sentences about the other place,
 * and pages that are too similar. Warnings, at the newer of the two cities.
 */
export const compareCities: SiteRule = (pages, input) => {
  const all = [...pages, ...input.unpublished];
  const inLanguages = Map.groupBy(all, ({ language }) => language);
  return input.languages.flatMap(({ code }) => compareIn(inLanguages.get(code) ?? [], input));
};

function compareIn(pages: RulePage[], { site, shinglesOfPage, cachedFindings }: RuleInput): Finding[] {
  const misplaced = pages.filter(isMisplaced);
  const placed = pages
    .filter(({ citySlug }) => citySlug !== undefined)
    .filter((page) => !misplaced.some(({ url }) => page.url === url || page.url.startsWith(`${url}/`)))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  return cachedFindings("compareCities", placed, () => {
    const cities = comparedCities(placed);
    const entries = leftOverEntries(cities);
    return [
      ...entries,
      ...leftOverSentences(cities, entries),
      ...alikePages(cities, shinglesOfPage, (site.value?.services ?? []).flatMap(endingsOf)),
    ];
  });
}

/** Whether a city entry is in another city's folder, or in a file without a folder: another rule reports that. */
function isMisplaced(page: RulePage): boolean {
  const isHub = page.kind === "cityHub" && page.file.endsWith("/index.yaml");
  return page.citySlug !== undefined && !isHub && cityEntryOf(page) !== undefined;
}

function alikePages(
  cities: ComparedCity[],
  shinglesOfPage: RuleInput["shinglesOfPage"],
  endings: string[],
): Finding[] {
  const pages = cities.flatMap((city) => city.pages);
  const services = Map.groupBy(pages, (page) => serviceOf(page, endings));
  return [...services.values()].flatMap((pagesOnIt) => {
    const compared = pagesOnIt.map((page) => ({ file: page.file, shingles: shinglesOfPage(page) }));
    return compared.flatMap(({ file, shingles }, index) => {
      const [closest] = compared
        .slice(0, index)
        .map((older) => ({ file: older.file, share: jaccard(shingles, older.shingles) }))
        .sort((a, b) => b.share - a.share);
      if (!closest || closest.share < TOO_ALIKE) return [];
      const percent = Math.floor(closest.share * 100);
      const message = `${percent} % of this page stands word for word in ${closest.file}.`;
      const hint =
        "Search engines take such pages for one and show neither. Rewrite this one until less than half is the same.";
      return findingAt(file, ["title"], { code: "too-alike", severity: "warning", message, hint }, "key");
    });
  });
}

/** What a page in a city's folder is about, the same key in all cities: a service's URL ending, else its own name. */
function serviceOf({ kind, original }: RulePage, endings: string[]): string {
  const name = kind === "cityHub" ? kind : (original.split("/").at(-1) ?? "");
  return endings.find((end) => name.endsWith(end)) ?? name;
}
