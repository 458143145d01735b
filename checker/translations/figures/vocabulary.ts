import { NUMERALS } from "../../../content/languages/numerals.ts";

/** What a unit measures, and its size in the base unit of that measure: an hour is 3,600 seconds. */
export type Unit = readonly [measure: string, size: number];

/** The words with which a language writes figures and their units. */
export interface Vocabulary {
  numbers: ReadonlyMap<string, number>;
  /** Words that multiply the number before them: two hundred. */
  multipliers: ReadonlyMap<string, number>;
  units: ReadonlyMap<string, Unit>;
  fractions: ReadonlyMap<string, number>;
  /** Words and signs between the two numbers of a range. */
  to: ReadonlySet<string>;
  /** The word or sign between tens and ones; empty if there is none. */
  and: string;
  /** Words and signs that may stand between a number and its unit: two business days. */
  between: ReadonlySet<string>;
  /** Words that may stand between a fraction and its unit: half an inch. */
  of: ReadonlySet<string>;
  /** Words that are a figure by themselves, and may have no equivalent in other languages: noon, bi-weekly. */
  figures: ReadonlyMap<string, Unit>;
  /** Words that make the number word after them too vague to be a figure: a few hundred. */
  vague: ReadonlySet<string>;
  /** Words for the half of the day after an hour, besides a.m. and p.m. */
  halves: Readonly<Record<"a" | "p", readonly string[]>>;
  percent: readonly string[];
  /** Words that make "seven days" before them mean every day. */
  aWeek: readonly string[];
  /** Words before a unit that mean every second one. */
  everyOther: readonly string[];
  /** Words before or after a unit that add half of one. */
  andHalf: readonly string[];
  /** Words before the number of a decade (literally "the years 50"). */
  decade: readonly string[];
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" ").filter(Boolean));

/** Words and their values, from lines of both: "hour, hours: time 3600". */
function entriesOf(lines: string): [word: string, value: string][] {
  const rows = Array.from(lines.matchAll(/(\S.*): (.*)/g));
  return rows.flatMap(([, words = "", value = ""]) =>
    words.split(", ").map((word): [string, string] => [word, value]),
  );
}

/** Units by word; their size is 1 if left out. */
function unitsOf(lines: string): ReadonlyMap<string, Unit> {
  const units = entriesOf(lines).map(([word, value]): [string, Unit] => {
    const [measure = "", size = "1"] = value.split(" ");
    return [word, [measure, Number(size)]];
  });
  return new Map(units);
}

function numbersOf(lines: string): ReadonlyMap<string, number> {
  return new Map(entriesOf(lines).map(([word, value]) => [word, Number(value)]));
}

/** The one-word numbers of a language, from two on: in many languages, one is also an article. */
function numeralsOf(language: string): ReadonlyMap<string, number> {
  const words = (NUMERALS[language] ?? []).map((word, number): [string, number] => [word, number]);
  return new Map(words.filter(([word, number]) => number > 1 && /^\p{L}+$/u.test(word)));
}

const ENGLISH: Vocabulary = {
  numbers: numeralsOf("en"),
  multipliers: numbersOf("hundred: 100\nthousand: 1000"),
  units: unitsOf(`
    second, seconds, sec: time 1
    minute, minutes, min, mins: time 60
    hour, hours, hr, hrs, h: time 3600
    day, days: time 86400
    night, nights: nights
    week, weeks: time 604800
    month, months: months
    year, years, yr, yrs: months 12
    decade, decades: months 120
    century, centuries: months 1200
    inch, inches: length
    foot, feet, ft: length 12
    yard, yards: length 36
    mile, miles: length 63360
    acre, acres: acres
    ounce, ounces, oz: ounces
    cup, cups: cups
    tablespoon, tablespoons: tablespoons
    quart, quarts: gallons 0.25
    gallon, gallons: gallons
    pound, pounds, lb, lbs: pounds
    ppm: ppm
    psi: psi
    horsepower, hp: horsepower
    degree, degrees, °: degrees
    dollar, dollars: $`),
  fractions: numbersOf("half: 0.5\nquarter, quarters: 0.25"),
  to: setOf("to or and through until – - —"),
  and: "-",
  between: setOf(
    "- + business working full whole square cubic linear straight consecutive more extra short long dry",
  ),
  of: setOf("of an a"),
  figures: unitsOf(`
    noon, midday: clock 720
    midnight: clock 0
    around the clock, day and night, day or night: time 86400
    biweekly, bi - weekly: time 1209600
    quarterly: months 3
    bi - annually: months 6`),
  vague: setOf("few several couple many"),
  halves: { a: ["in the morning"], p: ["in the afternoon", "in the evening", "at night"] },
  percent: ["percent"],
  aWeek: ["a week", "of the week", "per week"],
  everyOther: ["every other", "every second"],
  andHalf: ["and a half"],
  decade: [],
};

const SPANISH: Vocabulary = {
  numbers: new Map([
    ...numeralsOf("es"),
    ...numbersOf(`
      veintiún, veintiuna: 21
      cien, ciento: 100
      doscientos, doscientas: 200
      trescientos, trescientas: 300
      cuatrocientos, cuatrocientas: 400
      quinientos, quinientas: 500
      seiscientos, seiscientas: 600
      setecientos, setecientas: 700
      ochocientos, ochocientas: 800
      novecientos, novecientas: 900`),
  ]),
  multipliers: new Map([["mil", 1000]]),
  units: unitsOf(`
    segundo, segundos, s: time 1
    minuto, minutos, min: time 60
    hora, horas, h: time 3600
    día, días: time 86400
    noche, noches: nights
    semana, semanas: time 604800
    mes, meses: months
    año, años: months 12
    década, décadas: months 120
    siglo, siglos: months 1200
    pulgada, pulgadas: length
    pie, pies: length 12
    yarda, yardas: length 36
    milla, millas: length 63360
    acre, acres: acres
    onza, onzas: ounces
    taza, tazas: cups
    cucharada, cucharadas: tablespoons
    galón, galones: gallons
    libra, libras, lb: pounds
    ppm: ppm
    psi: psi
    caballo, caballos, hp: horsepower
    grado, grados, °: degrees
    dólar, dólares: $`),
  fractions: numbersOf("medio, media: 0.5\ncuarto, cuartos: 0.25"),
  to: setOf("a o u y e hasta – - —"),
  and: "y",
  between: setOf("- + largas largos cortas cortos buenas buenos"),
  of: setOf("de"),
  figures: unitsOf(`
    mediodía: clock 720
    medianoche: clock 0
    día y noche: time 86400
    quincenal, quincenales: time 1209600
    trimestral: months 3
    semestral: months 6`),
  vague: setOf("pocos pocas varios varias"),
  halves: { a: ["de la mañana", "de la madrugada"], p: ["de la tarde", "de la noche"] },
  percent: ["por ciento"],
  aWeek: ["a la semana", "de la semana", "por semana"],
  everyOther: [],
  andHalf: ["y media", "y medio"],
  decade: ["años", "década de", "década de los"],
};

/** For languages without a vocabulary: only figures in digits are compared. */
const UNKNOWN: Vocabulary = {
  numbers: new Map(),
  multipliers: new Map(),
  units: new Map(),
  fractions: new Map(),
  to: setOf("– - —"),
  and: "",
  between: new Set(),
  of: new Set(),
  figures: new Map(),
  vague: new Set(),
  halves: { a: [], p: [] },
  percent: [],
  aWeek: [],
  everyOther: [],
  andHalf: [],
  decade: [],
};

const VOCABULARIES: Partial<Record<string, Vocabulary>> = { en: ENGLISH, es: SPANISH };

/** The vocabulary of a language, by language code. */
export function vocabularyOf(language: string): Vocabulary {
  return VOCABULARIES[language] ?? UNKNOWN;
}
