import { writtenPattern } from "../../../content/lib/phones.ts";
import type { PhoneStyle } from "../../../schema/types.ts";
import { remembered } from "../../lib/remembered.ts";
import type { Figure, Form, WrittenNumber } from "./forms.ts";
import { clockForms, fact, NUMBER, namedForm, numberForms, oneOf, PART } from "./forms.ts";
import { type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** Not words: link targets, URLs, email addresses. */
const NO_WORDS = /\]\([^()\s]*\)|https?:\/\/\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+/g;

/** The figures in a text in a language; `phone` is the format of its telephone numbers. */
export function figuresIn(text: string, language: string, phone?: PhoneStyle): Figure[] {
  const vocabulary = vocabularyOf(language);
  const reader = readerOf(language);
  const figures: (Figure & { at: number })[] = [];
  let numbers: WrittenNumber[] = [];
  let rest = text.replace(NO_WORDS, blank).replace(reader.percent, (words) => "%".padStart(words.length));
  const take = ({ find, read }: Form) => {
    for (const { 0: words, index: at, groups = {} } of rest.matchAll(find)) {
      const inside = numbers.filter((one) => one.at >= at && one.at < at + words.length);
      const end = Math.max(at + words.length, ...inside.map((one) => one.at + one.written.length));
      const found = text.slice(at, end).trim();
      figures.push(...read(groups, inside).map((amount) => ({ ...amount, found, at })));
    }
    rest = rest.replace(find, blank);
  };
  for (const form of phone ? [phoneForm(phone), ...reader.own] : reader.own) take(form);
  numbers = Array.from(rest.matchAll(reader.number), ({ 0: written, index }) => {
    return { written, at: index, number: amountOf(written, vocabulary) };
  });
  rest = rest.replace(reader.number, (written) => {
    return (amountOf(written, vocabulary) < 1 ? PART : NUMBER).padEnd(written.length);
  });
  for (const form of reader.withNumbers) take(form);
  return figures.sort((a, b) => a.at - b.at);
}

function blank(found: string): string {
  return " ".repeat(found.length);
}

function phoneForm(phone: PhoneStyle): Form {
  const find = new RegExp(`(?<written>${writtenPattern(phone)})`, "g");
  return { find, read: ({ written = "" }) => [fact("phone", written.replace(/\D/g, ""))] };
}

/** How figures are written in a language: forms of their own, numbers, and forms that hold numbers. */
const readerOf = remembered((language: string) => {
  const vocabulary = vocabularyOf(language);
  const { numbers, multipliers, fractions, phrases } = vocabulary;
  const word = oneOf([...numbers.keys(), ...multipliers.keys()]);
  const inWords = `(?<!${oneOf(phrases("vague"))}\\s*)${word}(?:\\s+${word})*`;
  const digits = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
  const fraction = String.raw`(?:\d+\s*\/\s*(?:2|3|4|5|8|10|16|32)(?!\.?\d)|[¼-¾⅐-⅞])`;
  const inDigits = `(?:${digits}\\s*)?${fraction}|${digits}(?:\\s*${oneOf(multipliers.keys())})?`;
  const part = `(?:(?:${inWords}|${digits})\\s*)?${oneOf(fractions.keys())}`;
  const to = String.raw`\s*${oneOf([...phrases("to"), "–", "-", "—"])}\s*`;
  return {
    own: [...clockForms(to, vocabulary), namedForm(vocabulary)],
    percent: new RegExp(oneOf(phrases("percent")), "giu"),
    number: new RegExp(`${part}|${inDigits}|${inWords}`, "giu"),
    withNumbers: numberForms(to, vocabulary),
  };
});

/** The amount of a number that is written in digits, in words or in both: two hundred, 1 1/2, 15 thousand. */
function amountOf(written: string, { numbers, multipliers, fractions }: Vocabulary): number {
  let [thousands, current] = [0, 0];
  for (const [part] of written.toLowerCase().matchAll(/\d+\s*\/\s*\d+|[\d.,]+|[¼-¾⅐-⅞]|[^\s\d]+/g)) {
    const times = multipliers.get(part) ?? fractions.get(part);
    const [over = 0, under = 1] = part
      .normalize("NFKD")
      .split(/[/⁄]/)
      .map((digits) => Number(digits.replaceAll(",", "")));
    if (times === undefined) current += numbers.get(part) ?? (over / under || 0);
    else current = (current || 1) * times;
    if (times === 1000) [thousands, current] = [current, 0];
  }
  return thousands + current;
}
