import { cityEntryOf } from "../../../content/compile/interface.ts";
import type { PageInterface } from "../../../content/forms.ts";
import { endingsOf } from "../../../content/lib/services.ts";
import type { Finding, ProblemMessage } from "../../../content/problem.ts";
import { findingAt, type SiteRule, type World } from "../../rule.ts";
import { type ComparedCity, comparedCities } from "./cities.ts";
import { Firsts } from "./firsts.ts";
import { leftOverEntries } from "./leftOverEntries.ts";
import { leftOverSentences } from "./leftOverSentences.ts";
import { jaccard } from "./similarity.ts";

// Two pages that share half of their shingles share about half of their samples: 32 of 64, give or take 4. Less than an
// eighth happens once in 20 billion pairs. A short page's sample holds all its shingles: nothing is left to chance.
const LEAST_SHARE_OF_SAMPLE = 1 / 8;

/** From this share of common shingles on, search engines take two pages for one. */
const TOO_ALIKE = 0.5;

/**
 * Leftovers in the folder of a city that was copied from another: equal entries, sentences about the other place,
 * and pages that are too similar. Warnings, at the newer of the two cities.
 */
export const compareCities: SiteRule = (pages, world) => {
  const all = [...pages, ...world.unpublished];
  return world.languages.flatMap(({ code }) =>
    compareIn(
      all.filter(({ language }) => language === code),
      world,
    ),
  );
};

/** The same for the pages of one language. */
function compareIn(pages: PageInterface[], { site, shinglesOfPage }: World): Finding[] {
  const misplaced = pages.filter(isMisplaced);
  const placed = pages
    .filter(({ citySlug }) => citySlug !== undefined)
    .filter((page) => !misplaced.some(({ url }) => page.url === url || page.url.startsWith(`${url}/`)))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const cities = comparedCities(placed);
  const entries = leftOverEntries(cities);
  return [
    ...[...entries.values()].flat(),
    ...leftOverSentences(cities, entries),
    ...alikePages(cities, shinglesOfPage, (site.value?.services ?? []).flatMap(endingsOf)),
  ];
}

/** Whether a city entry is in another city's folder, or in a file without a folder: another rule reports that. */
function isMisplaced(page: PageInterface): boolean {
  const isHub = page.kind === "cityHub" && page.file.endsWith("/index.yaml");
  return page.citySlug !== undefined && !isHub && cityEntryOf(page) !== undefined;
}

/** Pages too similar to an older city's page on the same service: found by samples, measured by all shingles. */
function alikePages(
  cities: ComparedCity[],
  shinglesOfPage: World["shinglesOfPage"],
  endings: string[],
): Finding[] {
  const older = new Firsts<PageInterface>();
  const known = new Map<PageInterface, readonly number[]>();
  const allShingles = (page: PageInterface) => {
    const shingles = known.get(page) ?? shinglesOfPage(page);
    known.set(page, shingles);
    return shingles;
  };
  const pages = cities.flatMap((city) => city.pages);
  return pages.flatMap((page) => {
    const sample = (page.comparedTexts?.sample ?? []).map(
      (shingle) => `${serviceOf(page, endings)} ${shingle}`,
    );
    const sharing = Map.groupBy(
      sample.flatMap((shingle) => older.get(shingle)),
      (other) => other,
    );
    older.note(sample, page);
    const [worst] = [...sharing]
      .filter(([, { length }]) => length >= sample.length * LEAST_SHARE_OF_SAMPLE)
      .map(([other]) => ({ file: other.file, share: jaccard(allShingles(page), allShingles(other)) }))
      .sort((a, b) => b.share - a.share);
    const isTooAlike = worst && worst.share >= TOO_ALIKE;
    return findingAt(page.file, ["title"], isTooAlike ? tooAlike(worst) : undefined, "key");
  });
}

/** What a page in a city's folder is about, the same key in all cities: a service's URL ending, else its own name. */
function serviceOf({ kind, original }: PageInterface, endings: string[]): string {
  const name = kind === "cityHub" ? kind : (original.split("/").at(-1) ?? "");
  return endings.find((end) => name.endsWith(end)) ?? name;
}

const tooAlike = ({ share, file }: { share: number; file: string }): ProblemMessage => ({
  code: "too-alike",
  severity: "warning",
  message: `${Math.floor(share * 100)} % of this page stands word for word in ${file}.`,
  hint: "Search engines take such pages for one and show neither. Rewrite this one until less than half is the same.",
});
