/** What more have than this tells nothing of any of them, so that the others need not be known. */
const MANY = 8;

/** The first few that have something, by what they have: one is looked up, not compared with all before it. */
export class Firsts<T> {
  #known = new Map<string, T[]>();

  get(key: string): readonly T[] {
    return this.#known.get(key) ?? [];
  }

  note(keys: Iterable<string>, one: T): void {
    for (const key of keys) {
      const known = this.#known.get(key);
      if (!known) this.#known.set(key, [one]);
      else if (known.length < MANY) known.push(one);
    }
  }
}
