import { namesIn } from "./pageTexts.ts";

/**
 * Names by one of their words: which of them can stand in a text at all is told by the text's words, so that of
 * thousands of names a text is searched for a few.
 */
export class NamesByWord {
  #names = new Map<string, string[]>();
  /** Those without a word that begins as names do. */
  #others: string[] = [];

  constructor(names: Iterable<string>) {
    const all = [...new Set(names)].map((name) => ({ name, words: namesIn(name) }));
    const counts = new Map<string, number>();
    for (const word of all.flatMap(({ words }) => words)) counts.set(word, (counts.get(word) ?? 0) + 1);
    const countOf = (word: string) => counts.get(word) ?? 0;
    for (const { name, words } of all) {
      const [first, ...rest] = words;
      if (first === undefined) this.#others.push(name);
      else {
        // the rarest, so that half a county called Palm something is looked for only where that something stands
        const key = rest.reduce((least, word) => (countOf(word) < countOf(least) ? word : least), first);
        const known = this.#names.get(key);
        if (known) known.push(name);
        else this.#names.set(key, [name]);
      }
    }
  }

  /** The names whose words that begin as names do are all among these. */
  among(words: ReadonlySet<string>): string[] {
    const found = [...words].flatMap((word) => this.#names.get(word) ?? []);
    return [
      ...found.filter((name) => namesIn(name).every((word) => words.has(word))),
      ...this.#others,
    ].sort();
  }
}
