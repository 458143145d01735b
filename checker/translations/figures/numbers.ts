import type { Vocabulary } from "./vocabulary.ts";

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

  isJoined(place: number): boolean {
    return this.#tokens[place] !== undefined && this.#tokens[place].start === this.#tokens[place - 1]?.end;
  }

  /** The text of the tokens from `start` up to, but not including, `end`. */
  textOf(start: number, end: number): string {
    return this.#text.slice(this.#tokens[start]?.start ?? 0, this.#tokens[end - 1]?.end);
  }
}

/** A number, and the token index after it. */
export interface ReadNumber {
  number: number;
  next: number;
  isDigits: boolean;
}

const DENOMINATORS = [2, 3, 4, 5, 8, 10, 16, 32];
const SIGNS: Readonly<Record<string, number>> = {
  "½": 1 / 2,
  "¼": 1 / 4,
  "¾": 3 / 4,
  "⅓": 1 / 3,
  "⅔": 2 / 3,
  "⅛": 1 / 8,
  "⅜": 3 / 8,
  "⅝": 5 / 8,
  "⅞": 7 / 8,
};

/** The number that starts at a token index, in digits or in words; undefined if there is none. */
export function numberAt(tokens: Tokens, at: number, words: Vocabulary): ReadNumber | undefined {
  const word = tokens.at(at);
  const sign = SIGNS[word];
  if (sign !== undefined) return { number: sign, next: at + 1, isDigits: true };
  return /^\d/.test(word)
    ? inDigits(tokens, at, Number(word.replaceAll(",", "")), words)
    : inWords(tokens, at, words);
}

function inDigits(tokens: Tokens, at: number, whole: number, { multipliers }: Vocabulary): ReadNumber {
  const read = (number: number, length: number) => ({ number, next: at + length, isDigits: true });
  const fraction = fractionAt(tokens, at);
  if (fraction !== undefined) return read(fraction, 3);
  const more = fractionAt(tokens, at + 1);
  if (more !== undefined && more < 1) return read(whole + more, 4);
  const sign = SIGNS[tokens.at(at + 1)];
  if (sign !== undefined) return read(whole + sign, 2);
  const times = multipliers.get(tokens.at(at + 1));
  return times === undefined ? read(whole, 1) : read(whole * times, 2);
}

function fractionAt(tokens: Tokens, at: number): number | undefined {
  const [over, under] = [Number(tokens.at(at)), Number(tokens.at(at + 2))];
  return tokens.at(at + 1) === "/" && over > 0 && DENOMINATORS.includes(under) ? over / under : undefined;
}

function inWords(
  tokens: Tokens,
  at: number,
  { numbers, multipliers, and, vague }: Vocabulary,
): ReadNumber | undefined {
  if (vague.has(tokens.at(at - 1))) return undefined;
  let [thousands, current, next] = [0, 0, at];
  for (;;) {
    const isTens = current % 100 >= 20 && current % 10 === 0;
    const isJoined = and !== "" && isTens && tokens.at(next) === and;
    const word = tokens.at(isJoined ? next + 1 : next);
    const [number, times] = [numbers.get(word), multipliers.get(word)];
    const room = current === 0 ? Number.POSITIVE_INFINITY : isTens ? 10 : current % 100 === 0 ? 100 : 0;
    if (number !== undefined && number < room && (!isJoined || number < 10)) current += number;
    else if (times !== undefined && !isJoined && times < 1000) current = (current || 1) * times;
    else if (times !== undefined && !isJoined) {
      thousands += (current || 1) * times;
      current = 0;
    } else break;
    next += isJoined ? 2 : 1;
  }
  return next === at ? undefined : { number: thousands + current, next, isDigits: false };
}
