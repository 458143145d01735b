/** So many are those of a city's pages, which are looked at together. What stays longer, memory is cleaned of at a cost. */
const MOST = 16;

/** What was asked for last, of what takes much room and can be made again: of the rest, only the way to it is kept. */
export class Recent {
  #forgetters = new Set<() => void>();
  #last: (() => void) | undefined;

  /** Gives what `make` makes, the same one for as long as it is asked for among the last. */
  of<T>(make: () => T): () => T {
    let made: { value: T } | undefined;
    const forget = () => {
      made = undefined;
    };
    return () => {
      made ??= { value: make() };
      this.#note(forget);
      return made.value;
    };
  }

  #note(forget: () => void): void {
    if (forget === this.#last) return; // as while one page is looked at
    this.#last = forget;
    this.#forgetters.delete(forget);
    this.#forgetters.add(forget);
    const [oldest] = this.#forgetters;
    if (this.#forgetters.size <= MOST || !oldest) return;
    this.#forgetters.delete(oldest);
    oldest();
  }
}
