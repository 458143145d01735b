import type { CheckedPage } from "../../check/checkPages.ts";
import { hashOf } from "../../memory/hash.ts";
import type { Problem } from "../../problem/problem.ts";
import type { Rule } from "../rule.ts";
import { type Folder, foldersIn, serviceOf } from "./cityFolders.ts";
import { leftOversIn, tellLeftOver } from "./leftOverEntries.ts";
import { findLeftOverSentences } from "./leftOverSentences.ts";
import { LikePages } from "./likePages.ts";
import { textOf } from "./pageTexts.ts";
import { packedRuns, runsOf, unpackedRuns } from "./similarity.ts";

/** Above this share of common runs, search engines take two pages for one. */
const TOO_ALIKE = 0.5;

/**
 * What still belongs to another city in the folder of a city that was copied: its entries, sentences that
 * speak of the other place, and pages that say the same. Warnings, at the newer of the two cities.
 */
export const compareCities: Rule = ({ pages, drafts, remember }) => {
  const placed = [...pages, ...drafts]
    .filter(({ citySlug }) => citySlug !== undefined)
    .sort((a, b) => (a.source.file < b.source.file ? -1 : 1));
  const versions = placed.map(({ source, version }) => version && [source.file, version]);
  const isKnown = versions.every(Boolean);
  return isKnown
    ? remember("compareCities", hashOf(JSON.stringify(versions)), () => compare(placed))
    : compare(placed);
};

function compare(pages: CheckedPage[]): Problem[] {
  const folders = foldersIn(pages);
  const leftOvers = leftOversIn(folders);
  return [
    ...leftOvers.map(tellLeftOver),
    ...findLeftOverSentences(folders, leftOvers),
    ...findAlike(folders),
  ];
}

/** For each page, the older city's page of the same service that it is most like, where that is too much. */
function findAlike(folders: Folder[]): Problem[] {
  const older = new Map<string, LikePages<CheckedPage>>();
  return folders.flatMap(({ pages }) =>
    pages.flatMap((page) => {
      const runs = unpackedRuns(page.remember("runs", () => packedRuns(runsOf(textOf(page)))));
      const before = older.get(serviceOf(page)) ?? new LikePages();
      const worst = before.mostLike(runs);
      before.add(page, runs);
      older.set(serviceOf(page), before);
      return worst && worst.share >= TOO_ALIKE ? [tooAlike(page, worst.page, worst.share)] : [];
    }),
  );
}

function tooAlike({ source }: CheckedPage, other: CheckedPage, share: number): Problem {
  return source.problemAt(["title"], "key", {
    code: "too-alike",
    severity: "warning",
    message: `${Math.floor(share * 100)} % of this page stands word for word in ${other.source.file}.`,
    hint: "Search engines take such pages for one and show neither. Rewrite this one until less than half is the same.",
  });
}
