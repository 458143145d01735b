import type { Scope } from "../lib/data.ts";

/** Numbers from zero on in words; `first` lists those with a word of their own, `tens` the tens after them. */
function numerals(first: string, tens: string, join: (ten: string, one: string) => string): string[] {
  const own = first.split(" ");
  const [, ...ones] = own.slice(0, 10);
  return [...own, ...tens.split(" ").flatMap((ten) => [ten, ...ones.map((one) => join(ten, one))])];
}

/** Numbers below a hundred in words, by language code. */
export const NUMERALS: Partial<Record<string, readonly string[]>> = {
  en: numerals(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
    "twenty thirty forty fifty sixty seventy eighty ninety",
    (ten, one) => `${ten}-${one}`,
  ),
  es: numerals(
    "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve",
    "treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    (ten, one) => `${ten} y ${one}`,
  ),
};

/** Languages in which a number ending in one takes the gender of what it counts, which is unknown here. */
const GENDERED = ["es"];

/** A number in words; in figures from a hundred on, as in print, and where words or gender are unknown. */
export function numberInWords(number: number, language = "en"): string {
  const isGendered = GENDERED.includes(language) && number % 10 === 1 && number !== 11;
  return (isGendered ? undefined : NUMERALS[language]?.[number]) ?? String(number);
}

/** A count as variables show it: in figures; with .words or .Words after the name, in words or capitalized words. */
export function countOf(number: number, language?: string): Scope {
  const words = numberInWords(number, language);
  return { "": String(number), words, Words: words.charAt(0).toUpperCase() + words.slice(1) };
}
