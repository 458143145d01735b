import { jaccard } from "./similarity.ts";

// A run that so many pages have tells nothing of a page that is like one of them, and not of the others.
const MANY = 8;
const LIKELIEST = 3;

/** Pages by the runs of words in them: finds the one that another is most like, however many there are. */
export class LikePages<T> {
  #pages = new Map<number, { page: T; runs: ReadonlySet<number> }[]>();

  /** The page of those so far that one with these runs is most like, and how much. */
  mostLike(runs: ReadonlySet<number>): { page: T; share: number } | undefined {
    const shared = new Map<{ page: T; runs: ReadonlySet<number> }, number>();
    for (const run of runs)
      for (const other of this.#pages.get(run) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
    const likeliest = [...shared].sort(([, one], [, other]) => other - one).slice(0, LIKELIEST);
    return likeliest
      .map(([{ page, runs: others }]) => ({ page, share: jaccard(runs, others) }))
      .sort((a, b) => b.share - a.share)[0];
  }

  add(page: T, runs: ReadonlySet<number>): void {
    const added = { page, runs };
    for (const run of runs) {
      const pages = this.#pages.get(run);
      if (!pages) this.#pages.set(run, [added]);
      else if (pages.length < MANY) pages.push(added);
    }
  }
}
