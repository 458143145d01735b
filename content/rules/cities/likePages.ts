import { jaccard } from "./similarity.ts";

// A run that so many pages have tells nothing of a page that is like one of them, and not of the others.
const MANY = 8;
const LIKELIEST = 3;

/** A page, its runs of words, and how many of those another has that is compared with it. */
interface Known<T> {
  page: T;
  runs: Uint32Array;
  shared: number;
}

/** Pages by the runs of words in them: finds the one that another is most like, however many there are. */
export class LikePages<T> {
  #pages = new Map<number, Known<T>[]>();

  /** The page of those so far that one with these runs is most like, and how much. */
  mostLike(runs: Uint32Array): { page: T; share: number } | undefined {
    const like: Known<T>[] = [];
    for (const run of runs)
      for (const other of this.#pages.get(run) ?? []) if (other.shared++ === 0) like.push(other);
    const likeliest = like.toSorted((one, other) => other.shared - one.shared).slice(0, LIKELIEST);
    for (const other of like) other.shared = 0;
    return likeliest
      .map(({ page, runs: others }) => ({ page, share: jaccard(runs, others) }))
      .sort((a, b) => b.share - a.share)[0];
  }

  add(page: T, runs: Uint32Array): void {
    const added = { page, runs, shared: 0 };
    for (const run of runs) {
      const pages = this.#pages.get(run);
      if (!pages) this.#pages.set(run, [added]);
      else if (pages.length < MANY) pages.push(added);
    }
  }
}
