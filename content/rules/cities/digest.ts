import type { CheckedPage } from "../../check/checkPages.ts";
import { type Said, saidOn, textOf } from "./pageTexts.ts";
import { packedRuns, runsOf } from "./similarity.ts";

/** What a page is compared by. */
export interface Digest {
  said: Said;
  /** All runs of words in it. */
  runs: string;
}

/** The digest of a page: of one that has not changed as it is remembered, where pages are compared again. */
export function digestOf(page: CheckedPage): Digest {
  return page.later("digest", () => ({ said: saidOn(page), runs: packedRuns(runsOf(textOf(page))) }))();
}
