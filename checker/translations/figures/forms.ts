import type { Vocabulary } from "./vocabulary.ts";

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

/** A way to write figures, and what is said with it, by the groups of its pattern and the numbers that it holds. */
export interface Form {
  find: RegExp;
  read(groups: Partial<Record<string, string>>, numbers: WrittenNumber[]): Amount[];
}
type Amount = Omit<Figure, "found">;

/** A number in a text, in digits or in words. */
export interface WrittenNumber {
  written: string;
  at: number;
  number: number;
}

// What stands in a text for its numbers, while figures are read: one for those less than one, and one for all others.
export const [PART, NUMBER] = ["\ue000", "\ue001"];

/** A place that is not within a word. */
const EDGE = String.raw`(?!(?<=[\p{L}\p{M}])\p{L})`;

/** A pattern for one of some phrases: between two words is space, beside a sign there may be any, or none. */
export function oneOf(phrases: Iterable<string>): string {
  const besideSigns = (words: string) => words.split(" ").map(RegExp.escape).join("\\s*");
  const patterns = [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .split(/(?<=[\p{L}\p{M}]) (?=\p{L})/u)
        .map(besideSigns)
        .join("\\s+"),
    );
  return patterns.length > 0 ? `${EDGE}(?:${patterns.join("|")})${EDGE}` : "(?!)";
}

/** A figure that must be the same in all languages. */
export function fact(measure: string, amount: string | number, number = Number(amount)): Amount {
  return { kind: "fact", value: `${measure} ${amount}`, number };
}

function mention(amount: Amount): Amount {
  return { ...amount, kind: "mention" };
}

const ORDINAL_ENDS = ["st", "nd", "rd", "th", "º", "ª"];

/** Times of day, as 7:30 or 9 to 5 p.m. */
export function clockForms(to: string, { phrases }: Vocabulary): Form[] {
  const morning = oneOf([...phrases("morning"), "am", "a . m .", "a . m", "a m"]);
  const afternoon = oneOf([...phrases("afternoon"), "pm", "p . m .", "p . m", "p m"]);
  const time = String.raw`(?<hour>\d\d?)(?::(?<minutes>\d\d))?`;
  const clock = (hour: number, isPm: boolean, minutes = "0") =>
    fact("clock", ((hour % 12) + (isPm ? 12 : 0)) * 60 + Number(minutes), hour);
  return [
    {
      find: new RegExp(
        `(?<![\\d.,:])(?:(?<first>\\d\\d?)${to})?${time}\\s*(?:${morning}|(?<pm>${afternoon}))`,
        "giu",
      ),
      read({ first, hour, minutes, pm }) {
        const isPm = pm !== undefined;
        const isEarlier = Number(first) % 12 > Number(hour) % 12; // 9 to 5 p.m. begins before noon
        const start = first ? [clock(Number(first), isPm !== isEarlier)] : [];
        return [...start, clock(Number(hour), isPm, minutes)];
      },
    },
    {
      find: /(?<![\d.,:])(?<hour>\d\d?):(?<minutes>\d\d)(?!\d)/g,
      read: ({ hour, minutes }) => [fact("clock", Number(hour) * 60 + Number(minutes), Number(hour))],
    },
  ];
}

/** Words that are a figure by themselves, as noon. */
export function namedForm({ figures }: Vocabulary): Form {
  const byName = new Map(figures.entries().map(([phrase, unit]) => [phrase.replaceAll(" ", ""), unit]));
  return {
    find: new RegExp(`(?<name>${oneOf(figures.keys())})`, "giu"),
    read({ name = "" }) {
      const [measure, size] = byName.get(name.toLowerCase().replace(/\s+/g, "")) ?? ["", 1];
      if (!/^\d/.test(name)) return [mention(fact(measure, size, 1))];
      return [fact(measure, size, Number.parseInt(name, 10))];
    },
  };
}

/** Forms that hold numbers, once these are read. Of two that fit the same words, the one that says more comes first. */
export function numberForms(to: string, { units, phrases }: Vocabulary): Form[] {
  const [number, half] = [`[${NUMBER}${PART}]`, `(?<half>${oneOf(phrases("half"))}\\s*${PART})`];
  const range = `(?:${number}${to})?${number}`;
  const between = `(?:\\s*${oneOf(phrases("between"))})*`;
  const part = `(?:${number}${to})?${PART}(?:\\s*${oneOf([...phrases("of"), ...phrases("between")])})*`;
  const unit = `\\s*(?<unit>${oneOf(units.keys())})`;
  const everyDay = `(?:(?=\\s*(?<aWeek>${oneOf(phrases("aWeek"))}))|)`;
  const form = (pattern: string, read: Form["read"]): Form => ({ find: new RegExp(pattern, "giu"), read });
  const measured = (unit = "", times: number, number = times) => {
    const [measure, size] = units.get(unit.toLowerCase()) ?? ["", 1];
    return fact(measure, Number((times * size).toFixed(6)), number);
  };
  return [
    form(`(?<sign>[$€£])\\s*${number}(?:${to}\\k<sign>?\\s*${number})?`, ({ sign = "" }, numbers) =>
      numbers.map(({ number }) => fact(sign, number)),
    ),
    form(`${range}\\s*%`, (_, numbers) => numbers.map(({ number }) => fact("%", number))),
    form(
      `(?:${part}|${range}(?:\\s*${half})?${between})${unit}(?:\\s*${half.replace("half", "more")})?${everyDay}`,
      ({ unit, half, more, aWeek }, numbers) => {
        const amounts = numbers.map(({ number }) => number);
        const added = half || more ? (amounts.pop() ?? 0) : 0;
        const last = amounts.at(-1) ?? 0;
        return amounts.map((number) => {
          const amount = measured(unit, number === last ? number + added : number, number);
          // In many languages, one is also an article.
          return number === 1 || (aWeek && last === 7) ? mention(amount) : amount;
        });
      },
    ),
    form(`${unit}\\s*${half}`, ({ unit }, [half]) => [measured(unit, 1 + (half?.number ?? 0))]),
    form(`${oneOf(phrases("everyOther"))}${between}${unit}`, ({ unit }) => [mention(measured(unit, 2))]),
    form(
      `(?:(?<=(?<decade>${oneOf(phrases("decade"))})\\s*)|)${number} *(?:(?=(?<decades>s)${EDGE})|(?=\\s*[.-]?\\s*(?<ordinal>${oneOf(ORDINAL_ENDS)}))|)`,
      ({ decade, decades, ordinal }, [bare]) => {
        if (!bare) return [];
        const { number, written } = bare;
        if ((decade ?? decades) && number % 10 === 0)
          return [number % 100, 1900 + (number % 100)].map((year) => mention(fact("number", year)));
        if (/^\d{5}$/.test(written)) return [fact("zip", written)];
        const isInWords = /^\p{L}/u.test(written);
        return [{ ...fact("number", number), kind: isInWords || ordinal ? "mention" : "bare" }];
      },
    ),
  ];
}
