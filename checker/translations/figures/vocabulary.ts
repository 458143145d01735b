import { NUMERALS } from "../../../content/languages/numerals.ts";
import { remembered } from "../../lib/remembered.ts";

/** What a unit measures, and its size in the base unit of that measure: an hour is 3,600 seconds. */
type Unit = readonly [measure: string, size: number];

/** The words with which a language writes figures and their units. */
export interface Vocabulary {
  numbers: ReadonlyMap<string, number>;
  /** Words that multiply the number before them: two hundred. */
  multipliers: ReadonlyMap<string, number>;
  units: ReadonlyMap<string, Unit>;
  fractions: ReadonlyMap<string, number>;
  /** Words that are a figure by themselves, and may have no equivalent in other languages: noon, bi-weekly. */
  figures: ReadonlyMap<string, Unit>;
  phrases(use: keyof typeof PHRASES): string[];
}

// Each line: a value, and behind it the words for it in each language of COLUMNS.
const COLUMNS = ["en", "es"];
const UNITS = `
  time 1: second, seconds, sec | segundo, segundos, s
  time 60: minute, minutes, min, mins | minuto, minutos, min
  time 3600: hour, hours, hr, hrs, h | hora, horas, h
  time 86400: day, days | día, días
  nights 1: night, nights | noche, noches
  time 604800: week, weeks | semana, semanas
  months 1: month, months | mes, meses
  months 12: year, years, yr, yrs | año, años
  months 120: decade, decades | década, décadas
  months 1200: century, centuries | siglo, siglos
  length 1: inch, inches | pulgada, pulgadas
  length 12: foot, feet, ft | pie, pies
  length 36: yard, yards | yarda, yardas
  length 63360: mile, miles | milla, millas
  acres 1: acre, acres | acre, acres
  ounces 1: ounce, ounces, oz | onza, onzas
  cups 1: cup, cups | taza, tazas
  tablespoons 1: tablespoon, tablespoons | cucharada, cucharadas
  gallons 0.25: quart, quarts
  gallons 1: gallon, gallons | galón, galones
  pounds 1: pound, pounds, lb, lbs | libra, libras, lb
  ppm 1: ppm | ppm
  psi 1: psi | psi
  horsepower 1: horsepower, hp | caballo, caballos, hp
  degrees 1: degree, degrees, ° | grado, grados, °
  $ 1: dollar, dollars | dólar, dólares`;
const FIGURES = `
  clock 720: noon, midday | mediodía
  clock 0: midnight | medianoche
  time 86400: 24 / 7, around the clock, day and night, day or night | 24 / 7, día y noche
  time 1209600: biweekly, bi - weekly | quincenal, quincenales
  months 3: quarterly | trimestral
  months 6: bi - annually | semestral`;
const FRACTIONS = `
  0.5: half | medio, media
  0.25: quarter, quarters | cuarto, cuartos`;
const MULTIPLIERS = `
  100: hundred
  1000: thousand | mil`;
// between: stands between a number and its unit, as in two business days; of: between a fraction and its unit. vague:
// a number word behind it is no figure, as in a few hundred. aWeek: makes "seven days" before it mean every day.
// half: before a half that is added to a number or a unit. decade: before its number (literally "the years 50").
const PHRASES = {
  to: "to, or, and, through, until | a, o, u, y, e, hasta",
  between:
    "-, +, business, working, full, whole, square, cubic, linear, straight, consecutive, more, extra, short, long, dry | -, +, largas, largos, cortas, cortos, buenas, buenos",
  of: "of, an, a | de",
  vague: "few, several, couple, many | pocos, pocas, varios, varias",
  morning: "in the morning | de la mañana, de la madrugada",
  afternoon: "in the afternoon, in the evening, at night | de la tarde, de la noche",
  percent: "percent | por ciento",
  aWeek: "a week, of the week, per week | a la semana, de la semana, por semana",
  everyOther: "every other, every second",
  half: "and a | y",
  decade: "| años, década de los, década de",
};
const NUMBERS = `
  21: | veintiún, veintiuna
  100: | cien, ciento
  200: | doscientos, doscientas
  300: | trescientos, trescientas
  400: | cuatrocientos, cuatrocientas
  500: | quinientos, quinientas
  600: | seiscientos, seiscientas
  700: | setecientos, setecientas
  800: | ochocientos, ochocientas
  900: | novecientos, novecientas`;

/** The words of a language among those of all of them. */
function wordsIn(columns: string, language: string): string[] {
  const words = columns.split("|")[COLUMNS.indexOf(language)]?.trim();
  return words ? words.split(", ") : [];
}

/** The values of the words of a language in a table, by word. */
function valuesOf<Value>(
  table: string,
  language: string,
  read: (value: string) => Value,
): Map<string, Value> {
  const lines = Array.from(table.matchAll(/(\S.*?):(.*)/g));
  return new Map(
    lines.flatMap(([, value = "", columns = ""]) =>
      wordsIn(columns, language).map((word) => [word, read(value)] as const),
    ),
  );
}

/** The numbers of a language in words, from two on: in many languages, one is also an article. */
function numbersOf(language: string): Map<string, number> {
  const numerals = (NUMERALS[language] ?? []).map((word, number) => [word, number] as const).slice(2);
  return new Map([...numerals, ...valuesOf(NUMBERS, language, Number)]);
}

function unitOf(value: string): Unit {
  const [measure = "", size] = value.split(" ");
  return [measure, Number(size)];
}

/** The vocabulary of a language, by language code; of an unknown one, only figures in digits are compared. */
export const vocabularyOf = remembered(
  (language: string): Vocabulary => ({
    numbers: numbersOf(language),
    multipliers: valuesOf(MULTIPLIERS, language, Number),
    units: valuesOf(UNITS, language, unitOf),
    fractions: valuesOf(FRACTIONS, language, Number),
    figures: valuesOf(FIGURES, language, unitOf),
    phrases: (use) => wordsIn(PHRASES[use], language),
  }),
);
