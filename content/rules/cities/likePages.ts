import type { Finding, ProblemMessage } from "../../problem/problem.ts";
import { type Folder, serviceOf } from "./cityFolders.ts";
import { jaccard, unpackedRuns } from "./similarity.ts";

// Of two pages that share half of their runs or more, half of the 64 smallest runs that either has stand in both, and
// in both samples, as those are the smallest of each: 32 of 64, give or take 4. That it is not even an eighth happens
// once in 20 billion pairs. All runs of a short page are in its sample, and nothing is left to chance.
const SAMPLE = 64;
const ENOUGH = 1 / 8;

// A run that so many pages have tells nothing of a page that is like one of them, and not of the others.
const MANY = 8;

/** Above this share of common runs, search engines take two pages for one. */
const TOO_ALIKE = 0.5;

/** A page with all its runs of words, ascending. */
interface ComparedPage {
  file: string;
  runs: Uint32Array;
}

/**
 * Finds, of folders that come one by one from the oldest on, pages of which too much stands in an older city's page of
 * the same service.
 */
export function alikePages(): (folder: Folder) => Finding[] {
  const older = new Map<string, LikePages>();
  return ({ pages }) =>
    pages.flatMap((page) => {
      const compared = { file: page.file, runs: unpackedRuns(page.said?.runs ?? "") };
      const before = older.get(serviceOf(page)) ?? new LikePages();
      const alike = before
        .likeliest(compared)
        .map((other) => ({ other, share: jaccard(compared.runs, other.runs) }))
        .sort((a, b) => b.share - a.share);
      before.add(compared);
      older.set(serviceOf(page), before);
      const [worst] = alike;
      if (!worst || worst.share < TOO_ALIKE) return [];
      return [{ file: page.file, path: ["title"], part: "key", ...tooAlike(worst.share, worst.other.file) }];
    });
}

function tooAlike(share: number, file: string): ProblemMessage {
  return {
    code: "too-alike",
    severity: "warning",
    message: `${Math.floor(share * 100)} % of this page stands word for word in ${file}.`,
    hint: "Search engines take such pages for one and show neither. Rewrite this one until less than half is the same.",
  };
}

/** Pages by their samples: finds those that another can be like, however many there are. */
class LikePages {
  #pages: ComparedPage[] = [];
  /** The places in that list of those with a run. */
  #byRun = new Map<number, number[]>();

  /** The pages of those so far that share enough with one to be looked at closely, the oldest first. */
  likeliest({ runs }: ComparedPage): ComparedPage[] {
    const sample = runs.subarray(0, SAMPLE);
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

  add(page: ComparedPage): void {
    const at = this.#pages.push(page) - 1;
    for (const run of page.runs.subarray(0, SAMPLE)) {
      const known = this.#byRun.get(run);
      if (!known) this.#byRun.set(run, [at]);
      else if (known.length < MANY) known.push(at);
    }
  }
}
