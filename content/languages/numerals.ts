import type { Scope } from "../variables/scope.ts";

/** A language's numbers in words, from none on: those below ten, the others that have a word of their own, and the tens. */
function numerals(first: string, tens: string, join: (ten: string, one: string) => string): string[] {
  const own = first.split(" ");
  const [, ...ones] = own.slice(0, 10);
  return [...own, ...tens.split(" ").flatMap((ten) => [ten, ...ones.map((one) => join(ten, one))])];
}

/** Numbers below a hundred in words, by the language's letters. */
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

/** In these languages, a number that ends in one takes the gender of what it counts, which nobody knows here. */
const GENDERED = ["es"];

/** A whole number in words: 21 is twenty-one. From a hundred on, and where words are not known, it stays in figures, as in print. */
export function inWords(number: number, language = "en"): string {
  const isGendered = GENDERED.includes(language) && number % 10 === 1 && number !== 11;
  return (isGendered ? undefined : NUMERALS[language]?.[number]) ?? String(number);
}

/** How many there are, as variables show it: in figures, and with .words or .Words behind the name in words. */
export function countOf(number: number, language?: string): Scope {
  const words = inWords(number, language);
  return { "": String(number), words, Words: words.charAt(0).toUpperCase() + words.slice(1) };
}
