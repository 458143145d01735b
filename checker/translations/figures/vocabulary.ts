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
  figures: readonly [words: string, unit: Unit][];
  /** Words that make the number word after them too vague to be a figure: a few hundred. */
  vague: ReadonlySet<string>;
  /** Words for the half of the day after an hour, besides a.m. and p.m. */
  halves: readonly [words: string, half: "a" | "p"][];
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

/** Units by word, from lines of words, measure and size (1 if left out): "hour hours: time 3600". */
function unitsOf(lines: string): ReadonlyMap<string, Unit> {
  return new Map(
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const [names = "", unit = ""] = line.split(":");
        const [measure = "", size = "1"] = unit.trim().split(" ");
        return [...setOf(names.trim())].map((name): [string, Unit] => [name, [measure, Number(size)]]);
      }),
  );
}

/** The one-word numbers of a language, from two on: in many languages, one is also an article. */
function numeralsOf(language: string, more: Record<string, number> = {}): ReadonlyMap<string, number> {
  const words = (NUMERALS[language] ?? []).map((word, number): [string, number] => [word, number]);
  const single = words.filter(([word, number]) => number > 1 && /^\p{L}+$/u.test(word));
  return new Map([...single, ...Object.entries(more)]);
}

const ENGLISH: Vocabulary = {
  numbers: numeralsOf("en"),
  multipliers: new Map([
    ["hundred", 100],
    ["thousand", 1000],
  ]),
  units: unitsOf(`
    second seconds sec: time 1
    minute minutes min mins: time 60
    hour hours hr hrs h: time 3600
    day days: time 86400
    night nights: nights
    week weeks: time 604800
    month months: months
    year years yr yrs: months 12
    decade decades: months 120
    century centuries: months 1200
    inch inches: length
    foot feet ft: length 12
    yard yards: length 36
    mile miles: length 63360
    acre acres: acres
    ounce ounces oz: ounces
    cup cups: cups
    tablespoon tablespoons: tablespoons
    quart quarts: gallons 0.25
    gallon gallons: gallons
    pound pounds lb lbs: pounds
    ppm: ppm
    psi: psi
    horsepower hp: horsepower
    degree degrees °: degrees
    dollar dollars: $`),
  fractions: new Map([
    ["half", 0.5],
    ["quarter", 0.25],
    ["quarters", 0.25],
  ]),
  to: setOf("to or and through until – - —"),
  and: "-",
  between: setOf(
    "- + business working full whole square cubic linear straight consecutive more extra short long dry",
  ),
  of: setOf("of an a"),
  figures: [
    ["noon", ["clock", 720]],
    ["midday", ["clock", 720]],
    ["midnight", ["clock", 0]],
    ["around the clock", ["time", 86_400]],
    ["day and night", ["time", 86_400]],
    ["day or night", ["time", 86_400]],
    ["biweekly", ["time", 1_209_600]],
    ["bi - weekly", ["time", 1_209_600]],
    ["quarterly", ["months", 3]],
    ["bi - annually", ["months", 6]],
  ],
  vague: setOf("few several couple many"),
  halves: [
    ["in the morning", "a"],
    ["in the afternoon", "p"],
    ["in the evening", "p"],
    ["at night", "p"],
  ],
  percent: ["percent"],
  aWeek: ["a week", "of the week", "per week"],
  everyOther: ["every other", "every second"],
  andHalf: ["and a half"],
  decade: [],
};

const SPANISH: Vocabulary = {
  numbers: numeralsOf("es", {
    cien: 100,
    ciento: 100,
    doscientos: 200,
    doscientas: 200,
    trescientos: 300,
    trescientas: 300,
    cuatrocientos: 400,
    cuatrocientas: 400,
    quinientos: 500,
    quinientas: 500,
    seiscientos: 600,
    seiscientas: 600,
    setecientos: 700,
    setecientas: 700,
    ochocientos: 800,
    ochocientas: 800,
    novecientos: 900,
    novecientas: 900,
    veintiún: 21,
    veintiuna: 21,
  }),
  multipliers: new Map([["mil", 1000]]),
  units: unitsOf(`
    segundo segundos s: time 1
    minuto minutos min: time 60
    hora horas h: time 3600
    día días: time 86400
    noche noches: nights
    semana semanas: time 604800
    mes meses: months
    año años: months 12
    década décadas: months 120
    siglo siglos: months 1200
    pulgada pulgadas: length
    pie pies: length 12
    yarda yardas: length 36
    milla millas: length 63360
    acre acres: acres
    onza onzas: ounces
    taza tazas: cups
    cucharada cucharadas: tablespoons
    galón galones: gallons
    libra libras lb: pounds
    ppm: ppm
    psi: psi
    caballo caballos hp: horsepower
    grado grados °: degrees
    dólar dólares: $`),
  fractions: new Map([
    ["medio", 0.5],
    ["media", 0.5],
    ["cuarto", 0.25],
    ["cuartos", 0.25],
  ]),
  to: setOf("a o u y e hasta – - —"),
  and: "y",
  between: setOf("- + largas largos cortas cortos buenas buenos"),
  of: setOf("de"),
  figures: [
    ["mediodía", ["clock", 720]],
    ["medianoche", ["clock", 0]],
    ["día y noche", ["time", 86_400]],
    ["quincenal", ["time", 1_209_600]],
    ["quincenales", ["time", 1_209_600]],
    ["trimestral", ["months", 3]],
    ["semestral", ["months", 6]],
  ],
  vague: setOf("pocos pocas varios varias"),
  halves: [
    ["de la mañana", "a"],
    ["de la madrugada", "a"],
    ["de la tarde", "p"],
    ["de la noche", "p"],
  ],
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
  figures: [],
  vague: new Set(),
  halves: [],
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
