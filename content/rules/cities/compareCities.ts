import type { CheckedPage } from "../../check/checkPages.ts";
import { hashOf } from "../../memory/hash.ts";
import type { Complaint, Problem } from "../../problem/problem.ts";
import { asking, type Rule } from "../rule.ts";
import { entryOf } from "./cityEntry.ts";
import { type Folder, foldersIn, serviceOf } from "./cityFolders.ts";
import { digestOf } from "./digest.ts";
import { leftOversIn, tellLeftOvers } from "./leftOverEntries.ts";
import { leftOverSentences } from "./leftOverSentences.ts";
import { LikePages, likenesses, type Sampled, sampled } from "./likePages.ts";

/** Above this share of common runs, search engines take two pages for one. */
const TOO_ALIKE = 0.5;

/**
 * What still belongs to another city in the folder of a city that was copied: its entries, sentences that
 * speak of the other place, and pages that say the same. Warnings, at the newer of the two cities.
 */
export const compareCities: Rule = asking(
  () => readied,
  ({ pages, drafts, remember }) => {
    const placed = [...pages, ...drafts]
      .filter(({ citySlug }) => citySlug !== undefined)
      .sort((a, b) => (a.source.file < b.source.file ? -1 : 1));
    const versions = placed.map(({ source, version }) => version && [source.file, version]);
    const isKnown = versions.every(Boolean);
    return isKnown
      ? remember.later("compareCities", hashOf(JSON.stringify(versions)), () => compare(placed))()
      : compare(placed);
  },
);

/** Has a page of a city remember what it is compared by. */
function readied(page: CheckedPage): void {
  if (page.citySlug === undefined) return;
  entryOf(page);
  page.remember("has a digest", () => digestOf(page) !== undefined); // which is read where cities are compared
}

function compare(pages: CheckedPage[]): Problem[] {
  const folders = foldersIn(pages);
  const leftOvers = leftOversIn(folders);
  const lookForSentences = leftOverSentences(folders, leftOvers);
  const lookForAlike = alikePages();
  return [
    ...[...leftOvers].flatMap(([folder, found]) => tellLeftOvers(folder, found)),
    ...folders.flatMap((folder) => [...lookForSentences(folder), ...lookForAlike(folder)]),
  ];
}

/** Finds, of folders that come one by one, the older city's page of the same service that each page is most like, where that is too much. */
function alikePages(): (folder: Folder) => Problem[] {
  const older = new Map<string, LikePages>();
  return ({ pages }) =>
    pages.flatMap((page) => {
      const known = sampled(page);
      const before = older.get(serviceOf(page)) ?? new LikePages();
      const likeliest = before.likeliest(known);
      before.add(known);
      older.set(serviceOf(page), before);
      return likeliest.length ? tooAlike(known, likeliest) : [];
    });
}

/** The warning that a page is too much like one of these, if it is; what they share is counted once. */
function tooAlike(known: Sampled, others: Sampled[]): Problem[] {
  const { page } = known;
  const look = (): Problem[] => {
    const worst = likenesses(known, others).sort((a, b) => b.share - a.share)[0];
    if (!worst || worst.share < TOO_ALIKE) return [];
    const { file } = page.source;
    const complaint = complaintAbout(worst.share, worst.other.source.file);
    return [{ file, range: digestOf(page).title, severity: "warning", ...complaint }];
  };
  const keys = others.map(({ page, key }) => [page.source.file, key]);
  return page.remember("too alike", look, JSON.stringify(keys));
}

function complaintAbout(share: number, file: string): Complaint {
  return {
    code: "too-alike",
    message: `${Math.floor(share * 100)} % of this page stands word for word in ${file}.`,
    hint: "Search engines take such pages for one and show neither. Rewrite this one until less than half is the same.",
  };
}
