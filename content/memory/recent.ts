/** What was made last, a few of them: more would fill the memory of a large project. */
export class Recent<T> {
  #most: number;
  #made = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What was made under a name; made, where it was not lately. */
  take(name: string, make: () => T): T {
    const known = this.#made.get(name);
    if (known !== undefined) return known;
    const made = make();
    this.#made.set(name, made);
    const [oldest] = this.#made.keys();
    if (this.#made.size > this.#most && oldest !== undefined) this.#made.delete(oldest);
    return made;
  }
}
