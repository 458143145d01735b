/** Most owners kept per key: what more cities or pages share is no sign that one was copied from another. */
const MOST_OWNERS = 8;

/** Index of the first few cities or pages that have a key, so that none is compared with all before it. */
export class FirstOwners<T> {
  #known = new Map<string, T[]>();

  get(key: string): readonly T[] {
    return this.#known.get(key) ?? [];
  }

  note(keys: Iterable<string>, one: T): void {
    for (const key of keys) {
      const known = this.#known.get(key);
      if (!known) this.#known.set(key, [one]);
      else if (known.length < MOST_OWNERS) known.push(one);
    }
  }
}
