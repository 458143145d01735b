import type { CheckedPage } from "../../check/checkPages.ts";
import type { Range } from "../../problem/problem.ts";
import { type PageText, placeTexts, type Said, saidOn, textOf } from "./pageTexts.ts";
import { packedRuns, runsOf } from "./similarity.ts";

/** What a page is compared by. */
export interface Digest {
  said: Said;
  /** What the entry of its city says of the place, on a page that has one. */
  place: PageText[];
  /** All runs of words in it. */
  runs: string;
  /** Where its title stands, at which it is told what it is like. */
  title: Range;
}

const digests = new WeakMap<CheckedPage, () => Digest>();

/** The digest of a page: of one that has not changed as it is remembered, where pages are compared again. */
export function digestOf(page: CheckedPage): Digest {
  const digest = digests.get(page) ?? page.later("digest", () => made(page));
  digests.set(page, digest); // who asks for it again soon has the same one
  return digest();
}

function made(page: CheckedPage): Digest {
  const title = page.source.rangeAt(["title"], "key");
  return { said: saidOn(page), place: placeTexts(page), runs: packedRuns(runsOf(textOf(page))), title };
}
