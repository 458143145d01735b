/** A word, a number or a sign of a text, in lower case. */
interface Token {
  word: string;
  start: number;
  end: number;
}

const TOKEN = /\d+(?:,\d{3})*(?:\.\d+)?|\p{L}[\p{L}\p{M}]*|[^\s]/gu;

/** The tokens of a text, by index: words, numbers and signs. */
export class Tokens {
  readonly length: number;
  #text: string;
  #tokens: Token[];

  constructor(text: string) {
    this.#text = text;
    this.#tokens = Array.from(text.matchAll(TOKEN), ({ 0: word, index }) => {
      return { word: word.toLowerCase(), start: index, end: index + word.length };
    });
    this.length = this.#tokens.length;
  }

  /** The token at an index; empty if the index is out of range. */
  at(place: number): string {
    return this.#tokens[place]?.word ?? "";
  }

  /** The index after the first of these phrases that starts at `place`; undefined if none does. */
  behind(place: number, phrases: readonly string[]): number | undefined {
    for (const phrase of phrases) {
      const words = phrase.split(" ");
      if (words.every((word, index) => this.at(place + index) === word)) return place + words.length;
    }
    return undefined;
  }

  /** Whether one of these phrases ends directly before `place`. */
  isBehind(place: number, phrases: readonly string[]): boolean {
    return phrases.some((phrase) => this.behind(place - phrase.split(" ").length, [phrase]) === place);
  }

  /** Whether a token follows the previous one without a space. */
  isJoined(place: number): boolean {
    return this.#tokens[place] !== undefined && this.#tokens[place].start === this.#tokens[place - 1]?.end;
  }

  /** The text of the tokens from `start` up to, but not including, `end`. */
  textOf(start: number, end: number): string {
    return this.#text.slice(this.#tokens[start]?.start ?? 0, this.#tokens[end - 1]?.end);
  }
}
