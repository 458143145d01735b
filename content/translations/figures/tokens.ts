/** A word, a number or a sign of a text, in small letters. */
interface Token {
  word: string;
  start: number;
  end: number;
}

const TOKEN = /\d+(?:,\d{3})*(?:\.\d+)?|\p{L}[\p{L}\p{M}]*|[^\s]/gu;

/** The words, numbers and signs of a text, by their places. */
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

  /** The token at a place; empty where the text has ended. */
  at(place: number): string {
    return this.#tokens[place]?.word ?? "";
  }

  /** The place behind a phrase, where one of these stands at a place. */
  behind(place: number, phrases: readonly string[]): number | undefined {
    for (const phrase of phrases) {
      const words = phrase.split(" ");
      if (words.every((word, index) => this.at(place + index) === word)) return place + words.length;
    }
    return undefined;
  }

  /** Whether one of these phrases stands before a place. */
  isBehind(place: number, phrases: readonly string[]): boolean {
    return phrases.some((phrase) => this.behind(place - phrase.split(" ").length, [phrase]) === place);
  }

  /** Whether nothing stands between a token and the one before it. */
  isJoined(place: number): boolean {
    return this.#tokens[place] !== undefined && this.#tokens[place].start === this.#tokens[place - 1]?.end;
  }

  /** The text from one place up to another. */
  textOf(start: number, end: number): string {
    return this.#text.slice(this.#tokens[start]?.start ?? 0, this.#tokens[end - 1]?.end);
  }
}
