import type { CheckedPage } from "../../check/checkPages.ts";
import { digestOf } from "./digest.ts";
import { jaccard, keyOf, unpackedRuns } from "./similarity.ts";

// Of two pages that share half of their runs or more, half of the 64 smallest runs that either has stand in both, and
// in both samples, as those are the smallest of each: 32 of 64, give or take 4. That it is not even an eighth happens
// once in 20 billion pairs. All runs of a short page are in its sample, and nothing is left to chance.
const SAMPLE = 64;
const ENOUGH = 1 / 8;

// A run that so many pages have tells nothing of a page that is like one of them, and not of the others.
const MANY = 8;

/** A page by the smallest of its runs of words. */
export interface Sampled {
  page: CheckedPage;
  sample: number[];
  /** Stands for all its runs. */
  key: number;
  /** All its runs, once another was like it. */
  runs?: Uint32Array;
}

/** A page as it is compared: of one that has not changed what is remembered. */
export function sampled(page: CheckedPage): Sampled {
  const { runs } = digestOf(page);
  return { page, sample: [...unpackedRuns(runs).subarray(0, SAMPLE)], key: keyOf(runs) };
}

/** How alike a page is to each of some older ones, from 0 to 1. */
export function likenesses({ page }: Sampled, others: Sampled[]): { other: CheckedPage; share: number }[] {
  const runs = unpackedRuns(digestOf(page).runs);
  return others.map((other) => {
    other.runs ??= unpackedRuns(digestOf(other.page).runs); // what is like one of them is like the next as well
    return { other: other.page, share: jaccard(runs, other.runs) };
  });
}

/** Pages by their samples: finds those that another can be like, however many there are. */
export class LikePages {
  #pages: Sampled[] = [];
  /** The places in that list of those with a run. */
  #byRun = new Map<number, number[]>();

  /** The pages of those so far that share enough with one to be looked at closely, the oldest first. */
  likeliest({ sample }: Sampled): Sampled[] {
    const shared = new Map<number, number>();
    for (const run of sample)
      for (const at of this.#byRun.get(run) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    return [...shared]
      .filter(([, count]) => count >= sample.length * ENOUGH)
      .sort(([, one], [, other]) => other - one)
      .slice(0, MANY)
      .sort(([one], [other]) => one - other)
      .flatMap(([at]) => this.#pages[at] ?? []);
  }

  add(page: Sampled): void {
    const at = this.#pages.push(page) - 1;
    for (const run of page.sample) {
      const known = this.#byRun.get(run);
      if (!known) this.#byRun.set(run, [at]);
      else if (known.length < MANY) known.push(at);
    }
  }
}
