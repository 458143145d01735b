/** Names by their words, to find all that stand in a text in one go, however many names there are. */
export class WordTree {
  #next = new Map<string, WordTree>();
  #name: string | undefined;

  constructor(names: Iterable<string> = []) {
    for (const name of names) this.#add(name, tokensOf(name), 0);
  }

  #add(name: string, tokens: string[], at: number): void {
    const token = tokens[at];
    if (token === undefined) {
      this.#name = name;
      return;
    }
    const known = this.#next.get(token);
    const next = known ?? new WordTree();
    if (!known) this.#next.set(token, next);
    next.#add(name, tokens, at + 1);
  }

  /** The names that stand in a text as words of their own, each as often as it stands there. */
  namesIn(text: string): string[] {
    const tokens = tokensOf(text);
    const found: string[] = [];
    for (let start = 0; start < tokens.length; start++) {
      let tree: WordTree | undefined = this.#next.get(tokens[start] ?? "");
      for (let at = start + 1; tree; at++) {
        if (tree.#name !== undefined) found.push(tree.#name);
        tree = tree.#next.get(tokens[at] ?? "");
      }
    }
    return found;
  }
}

/** The words of a text and the signs between them, one by one. */
function tokensOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];
}
