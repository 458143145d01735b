import { writtenPattern } from "../../../content/lib/phones.ts";
import type { PhoneStyle } from "../../../schema/types.ts";
import { numberAt, type ReadNumber, Tokens } from "./numbers.ts";
import { type Unit, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** A figure in a text, in a form that can be compared across languages. */
export interface Figure {
  /** Its normalized amount, the same in all languages: two hours and 2 horas are equal. */
  value: string;
  number: number;
  found: string;
  /**
   * A fact must be the same in all languages. A bare number has no known unit, and a translation may word it
   * differently. A mention need not be a figure in other languages: a number in words, the first of something.
   */
  kind: "fact" | "bare" | "mention";
}

/** Not words: link targets, URLs, email addresses. */
const NO_WORDS = /\]\([^()\s]*\)|https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+/g;
const CURRENCY = /^[$€£]$/;
const ORDINAL = /^(?:st|nd|rd|th|º|ª)$/;
const ZIP = /^\d{5}$/;
const DAY: Unit = ["time", 86_400];

/** The figures in a text in a language; `phone` is the format of its telephone numbers. */
export function figuresIn(text: string, language: string, phone?: PhoneStyle): Figure[] {
  const blank = (found: string) => " ".repeat(found.length);
  const words = text.replace(NO_WORDS, blank);
  const pattern = phone && /\d/.test(words) ? new RegExp(writtenPattern(phone), "g") : undefined;
  const phones = (pattern && words.match(pattern)) ?? [];
  const rest = pattern && phones.length > 0 ? words.replace(pattern, blank) : words;
  return [
    ...phones.map((found): Figure => {
      const digits = found.replace(/\D/g, "");
      return { value: `phone ${digits}`, number: Number(digits), found, kind: "fact" };
    }),
    ...new FigureReader(rest, vocabularyOf(language)).read(),
  ];
}

/** Reads a text from left to right, and finds the unit of each number. */
class FigureReader {
  #tokens: Tokens;
  #words: Vocabulary;
  #figures: Figure[] = [];

  constructor(text: string, words: Vocabulary) {
    this.#tokens = new Tokens(text);
    this.#words = words;
  }

  read(): Figure[] {
    let at = 0;
    while (at < this.#tokens.length) at = this.#readAt(at) ?? at + 1;
    return this.#figures;
  }

  /** Reads the figure at a token index. Returns the index after it; undefined if there is none. */
  #readAt(at: number): number | undefined {
    const first = numberAt(this.#tokens, at, this.#words);
    if (!first) return this.#price(at) ?? this.#ofWords(at);
    if (this.#tokens.behind(at, ["24 / 7"])) return this.#add(DAY, { times: 1, number: 24, at, end: at + 3 });
    const isRange = this.#words.to.has(this.#tokens.at(first.next));
    const second = isRange ? numberAt(this.#tokens, first.next + 1, this.#words) : undefined;
    return (
      (second && this.#counted(at, [first, second])) ?? this.#counted(at, [first]) ?? this.#bare(at, first)
    );
  }

  /** Reads the unit of a number, or of a range of two. Returns the index after it; undefined if there is none. */
  #counted(at: number, numbers: ReadNumber[]): number | undefined {
    return this.#ofClock(at, numbers) ?? this.#ofPercent(at, numbers) ?? this.#ofUnit(at, numbers);
  }

  /** Reads a figure without a number: noon, every other week, half an inch, an hour and a half. */
  #ofWords(at: number): number | undefined {
    const { figures, units, fractions, everyOther, andHalf } = this.#words;
    const word = this.#tokens.at(at);
    for (const [phrase, unit] of figures) {
      const end = this.#tokens.behind(at, [phrase]);
      if (end !== undefined) return this.#add(unit, { times: 1, at, end, kind: "mention" });
    }
    const [unit, half] = [units.get(word), this.#tokens.behind(at + 1, andHalf)];
    if (unit && half) return this.#add(unit, { times: 1.5, at, end: half });
    const every = this.#tokens.behind(at, everyOther);
    const other = every === undefined ? undefined : this.#unitAt(every, 2);
    if (other) return this.#add(other.unit, { times: 2, at, end: other.end, kind: "mention" });
    const fraction = fractions.get(word);
    const part = fraction === undefined ? undefined : this.#unitAt(at + 1, fraction);
    return part && this.#add(part.unit, { times: part.times, at, end: part.end });
  }

  /** Reads a time of day, or both times of a range: 7 p.m., 7:30, 7 de la tarde. */
  #ofClock(at: number, numbers: ReadNumber[]): number | undefined {
    const [last] = numbers.slice(-1);
    if (!last?.isDigits) return undefined;
    const hasMinutes = this.#tokens.at(last.next) === ":" && /^\d\d$/.test(this.#tokens.at(last.next + 1));
    const behind = hasMinutes ? last.next + 2 : last.next;
    const half = this.#halfAt(behind);
    if (!half && !(hasMinutes && numbers.length === 1)) return undefined;
    const end = half?.end ?? behind;
    for (const one of numbers) {
      const isEarlier = one !== last && one.number % 12 > last.number % 12; // 9 to 5 p.m. begins before noon
      const isAfternoon = half !== undefined && (half.half === "p") !== isEarlier;
      const hour = half ? (one.number % 12) + (isAfternoon ? 12 : 0) : one.number;
      const minutes = one === last && hasMinutes ? Number(this.#tokens.at(last.next + 1)) : 0;
      this.#push("fact", `clock ${hour * 60 + minutes}`, one.number, at, end);
    }
    return end;
  }

  #halfAt(at: number): { half: string; end: number } | undefined {
    for (const [half, phrases] of Object.entries(this.#words.halves)) {
      const end = this.#tokens.behind(at, phrases);
      if (end !== undefined) return { half, end };
    }
    const half = this.#tokens.at(at).charAt(0);
    const end = this.#tokens.behind(at, ["am", "pm", "a . m .", "p . m .", "a . m", "p . m", "a m", "p m"]);
    return end === undefined ? undefined : { half, end };
  }

  #ofPercent(at: number, numbers: ReadNumber[]): number | undefined {
    const end = this.#tokens.behind(numbers.at(-1)?.next ?? at, ["%", ...this.#words.percent]);
    if (end === undefined) return undefined;
    for (const { number } of numbers) this.#push("fact", `% ${number}`, number, at, end);
    return end;
  }

  #ofUnit(at: number, numbers: ReadNumber[]): number | undefined {
    const [last] = numbers.slice(-1);
    const found = last && this.#unitAt(last.next, last.number);
    if (!found) return undefined;
    const { unit, times, end } = found;
    const isEveryDay = last.number === 7 && this.#tokens.behind(end, this.#words.aWeek) !== undefined;
    for (const { number } of numbers) {
      const kind = number === 1 || isEveryDay ? "mention" : "fact"; // in many languages, one is also an article
      this.#add(unit, { times: number === last.number ? times : number, number, at, end, kind });
    }
    return end;
  }

  /** The unit after a number, its amount including fractions (`times`), and the index after it (`end`). */
  #unitAt(at: number, number: number): { unit: Unit; times: number; end: number } | undefined {
    const { between, of, units, fractions, andHalf } = this.#words;
    const fraction = number >= 1 ? fractions.get(this.#tokens.at(at)) : undefined;
    const part = fraction === undefined ? undefined : this.#unitAt(at + 1, number * fraction);
    if (part) return part; // three quarters of an inch
    const half = this.#tokens.behind(at, andHalf); // two and a half hours
    let end = half ?? at;
    while (between.has(this.#tokens.at(end)) || (number < 1 && of.has(this.#tokens.at(end)))) end++;
    const unit = units.get(this.#tokens.at(end));
    if (!unit) return undefined;
    const behind = this.#tokens.behind(end + 1, andHalf); // dos horas y media
    return { unit, times: number + (half || behind ? 0.5 : 0), end: behind ?? end + 1 };
  }

  #price(at: number): number | undefined {
    const sign = this.#tokens.at(at);
    const first = CURRENCY.test(sign) ? numberAt(this.#tokens, at + 1, this.#words) : undefined;
    if (!first) return undefined;
    const isRange = this.#words.to.has(this.#tokens.at(first.next));
    const from = first.next + (this.#tokens.at(first.next + 1) === sign ? 2 : 1);
    const second = isRange ? numberAt(this.#tokens, from, this.#words) : undefined;
    const end = second?.next ?? first.next;
    for (const one of second ? [first, second] : [first])
      this.#push("fact", `${sign} ${one.number}`, one.number, at, end);
    return end;
  }

  #bare(at: number, { number, next, isDigits }: ReadNumber): number {
    const word = this.#tokens.at(at);
    const behind = this.#tokens.at(next);
    const isDecade =
      (behind === "s" && this.#tokens.isJoined(next)) || this.#tokens.isBehind(at, this.#words.decade);
    if (isDecade && number % 10 === 0) {
      for (const year of [number % 100, 1900 + (number % 100)])
        this.#push("mention", `number ${year}`, year, at, next);
    } else if (ZIP.test(word)) this.#push("fact", `zip ${word}`, number, at, next);
    else {
      const isOrdinal = ORDINAL.test(behind) || ORDINAL.test(this.#tokens.at(next + 1));
      this.#push(isDigits && !isOrdinal ? "bare" : "mention", `number ${number}`, number, at, next);
    }
    return next;
  }

  #add([measure, size]: Unit, { times, number = times, at, end, kind = "fact" }: Amount): number {
    this.#push(kind, `${measure} ${Number((times * size).toFixed(6))}`, number, at, end);
    return end;
  }

  #push(kind: Figure["kind"], value: string, number: number, at: number, end: number): void {
    this.#figures.push({ kind, value, number, found: this.#tokens.textOf(at, end) });
  }
}

/** An amount of a unit, and the token range that it is read from (`end` is exclusive). */
interface Amount {
  times: number;
  /** The number as written; `times` if left out. */
  number?: number;
  at: number;
  end: number;
  kind?: Figure["kind"];
}
