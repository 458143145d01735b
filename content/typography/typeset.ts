import { isMapping, mapValues } from "../lib/data.ts";
import { JOINER, unjoined } from "../lib/joiner.ts";

const NBSP = "\u00a0";

const UNITS = [
  "a\\.m|p\\.m|AM|PM|am|pm",
  "seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?",
  "inch(?:es)?|feet|foot|ft|yards?|miles?|blocks?",
  "gallons?|fluid|ounces?|oz|quarts?|cups?|tablespoons?|pounds?|lbs?|ppm|psi|gpm|kW|horsepower|percent|degrees|°F",
  "times|(?:zip|postal) codes?|stories|floors?|visits?|reviews?|steps?",
  "segundos?|minutos?|horas?|días?|noches?|semanas?|mes|meses|años?",
  "pulgadas?|pies?|yardas?|millas?|cuadras?|galón|galones|onzas?|libras?|tazas?|cucharadas?|por ciento|grados?",
  "veces|pisos?|visitas?|reseñas?|pasos?",
].join("|");
/** Spanish times of day: 7 a. m. */
const HALF_OF_DAY = /(?<=\d) ([ap]\.) (?=m\.)/g;
const NUMBER_AND_UNIT = new RegExp(`((?<!\\d[,.]?)\\d[\\d,.]*\\+?%?|½) (?=(?:${UNITS})\\b)`, "g");
const NAME_AND_NUMBER = /\b(Day|Week|Step|Floor|No\.|Tier|pH|Día|Semana|Paso|Piso) (?=\d)/g;
const RANGE = new RegExp(`(?<=\\d(?:AM|PM|am|pm|%)?)([–-])(?=\\$?\\d|(?:${UNITS})\\b)`, "g");
/** The hyphen in a name of short words, as in Clark-Fork: longer ones would not fit on a line of large text. */
const NAME_HYPHEN = /(?<=(?<!\p{L})\p{Lu}\p{Ll}{1,5})-(?=\p{Lu}\p{Ll}{1,5}(?!\p{L}))/gu;
const SUM = /(?<=\s[×÷]) (?=\d)/g;
/** Words that lack their beginning, in English and Spanish: ’til, ’tis, ’ta. */
const SHORTENED =
  "til|tis|twas|twere|twill|twould|cause|cuz|cos|coz|em|n|round|bout|neath|gainst|nuff|fraid|kay|hood|burbs|scuse|nother|ta|tá|tamos|taba|pa|na|mano|ñero|jito|jita";
/** Words that lack their end, or belong to several owners: no quotation ends with them. */
const ENDLESS = "(?<!\\p{L})(?:pa|to|na|ol|o|th|an|n|\\p{L}+in|\\p{L}*s)|\\d";
/** What shows that a quotation has begun there: a closing mark behind the word, or further on. */
const QUOTED = `['’]|(?:[^'‘’]|['’](?=\\p{L}))*[^\\s'‘’](?<!${ENDLESS})['’](?![\\p{L}\\d])`;
const AND = /(?<=[\p{L}\d]\s)['‘]n['’](?=\s)/giu;
const BEFORE = "[\\s([{—–*_¿¡]";
/** Opening quotes: in the first part of a text, and in parts that follow a match of NO_WORDS. */
const OPENING = { first: openingAfter(`^|${BEFORE}`), later: openingAfter(BEFORE) };
/** Parts of a text that are not words: link targets, code, HTML tags, URLs and mail addresses. */
const NO_WORDS = /(\]\([^)]*\)|`[^`]*`|<[^>]*>|https?:\S+|(?<![\w.+-])[\w.+-]+@[\w.-]+)/;

/** A pattern for names, such as of cities, that must not wrap; undefined if none contains a space. */
export function namesOf(all: readonly string[]): RegExp | undefined {
  const names = all.filter((name) => name.includes(" ")).map(RegExp.escape);
  return names.length > 0 ? new RegExp(`\\b(?:${names.join("|")})(?!\\B\\w)`, "g") : undefined;
}

/** Sets typographic quotes in a text or Markdown, and keeps numbers with their units, ranges and names together. */
export function typeset(text: string, names?: RegExp): string {
  return text
    .split(NO_WORDS)
    .map((part, index) => (index % 2 === 1 ? part : setWords(part, names, index === 0)))
    .join("");
}

function setWords(words: string, names: RegExp | undefined, first: boolean): string {
  const quoted = /["'‘]/.test(words) ? withQuotes(words, first) : words;
  const named = names ? quoted.replace(names, (name) => name.replaceAll(" ", NBSP)) : quoted;
  const set = /[\d½]/.test(named) ? withNumbers(named) : named; // most texts have no numbers
  return set.replace(NAME_HYPHEN, `${JOINER}-${JOINER}`);
}

/** Keeps numbers on one line with what they count or name, and ranges together. */
function withNumbers(words: string): string {
  return words
    .replace(NUMBER_AND_UNIT, `$1${NBSP}`)
    .replace(HALF_OF_DAY, `${NBSP}$1${NBSP}`)
    .replace(NAME_AND_NUMBER, `$1${NBSP}`)
    .replace(RANGE, `${JOINER}$1${JOINER}`)
    .replace(SUM, NBSP);
}

function openingAfter(before: string): { double: RegExp; single: RegExp; lacking: RegExp } {
  return {
    lacking: new RegExp(
      `(${before}|“)['‘](?=\\d\\ds(?!\\p{L})|(?:\\d\\d|${SHORTENED})(?![\\p{L}\\d])(?!${QUOTED}))`,
      "giu",
    ),
    double: new RegExp(`(${before})"(?=\\S)`, "g"),
    single: new RegExp(`(${before}|“)'(?=\\S)`, "g"),
  };
}

/** Makes straight quotes curly: opening at a start, else closing, as where a word or year lacks its beginning. */
function withQuotes(words: string, first: boolean): string {
  const { double, single, lacking } = first ? OPENING.first : OPENING.later;
  return words
    .replace(double, "$1“")
    .replaceAll('"', "”")
    .replace(AND, "’n’")
    .replace(lacking, "$1’")
    .replace(single, "$1‘")
    .replaceAll("'", "’");
}

/** Typesets all texts in some data; everything else in it stays the same. */
export function typesetAll<T>(value: T, names?: RegExp): T;
export function typesetAll(value: unknown, names?: RegExp): unknown {
  if (typeof value === "string") return typeset(value, names);
  if (Array.isArray(value)) return value.map((item) => typesetAll(item, names));
  if (!isMapping(value)) return value;
  return mapValues(value, (item, key) => (NO_TEXT.has(key) ? item : entry(key, item, names)));
}

/** Labels of buttons and links never wrap in a number: no joiners. A form compares city names: their spaces stay. */
function entry(key: string, item: unknown, names: RegExp | undefined): unknown {
  const set: unknown = typesetAll(item, key === "cities" ? undefined : names);
  return key === "label" && typeof set === "string" ? unjoined(set) : set;
}

/** Keys whose values visitors do not read as text. */
const NO_TEXT = new Set([
  ...["type", "id", "href", "url", "src", "mobile", "address", "avif", "webp", "embed", "directions", "page"],
  ...["call", "share", "services", "slug", "conversion", "provider", "email", "geo", "date", "street"],
]);
