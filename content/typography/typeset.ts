import { isMapping, mapValues } from "../read/data.ts";

const NBSP = "\u00a0";
/** Forbids a break and takes no room. */
const JOINER = "\u2060";

const UNITS = [
  "a\\.m|p\\.m|AM|PM|am|pm",
  "seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?",
  "inch(?:es)?|feet|foot|ft|yards?|miles?|blocks?",
  "gallons?|fluid|ounces?|oz|quarts?|cups?|tablespoons?|pounds?|lbs?|ppm|psi|gpm|kW|horsepower|percent|degrees|°F",
  "times|zip codes?|stories|floors?|visits?|reviews?|steps?",
].join("|");
const NUMBER_AND_UNIT = new RegExp(`(\\d[\\d,.]*\\+?%?|½) (?=(?:${UNITS})\\b)`, "g");
const NAME_AND_NUMBER = /\b(Day|Week|Step|Floor|No\.|Tier|pH) (?=\d)/g;
const RANGE = new RegExp(`(?<=\\d(?:AM|PM|am|pm|%)?)([–-])(?=\\$?\\d|(?:${UNITS})\\b)`, "g");
const SUM = /(?<=\s[×÷]) (?=\d)/g;
const BEFORE = "[\\s([{—–*_]";
/** Quotes that open: in the first words of a text, or after something that is no words. */
const OPENING = { first: openingAfter(`^|${BEFORE}`), later: openingAfter(BEFORE) };
/** What is no words: where a link leads, code, an address. */
const NO_WORDS = /(\]\([^)]*\)|`[^`]*`|<[^>]*>|https?:\S+)/;
/** No text without it has any. */
const MAY_BE_NONE = /[\]`<:]/;

/** The names that never break, by the first of their words, and what finds words that begin as they do. */
export interface Names {
  byFirst: ReadonlyMap<string, readonly string[]>;
  beginning: RegExp;
}

/** Names, as of cities, for typeset(); undefined where none has a space. */
export function namesOf(all: readonly string[]): Names | undefined {
  const byFirst = new Map<string, string[]>();
  for (const name of all.filter((one) => one.includes(" "))) {
    const [first] = /^\w+/.exec(name) ?? [];
    const known = first === undefined ? [] : byFirst.get(first);
    if (known) known.push(name);
    else if (first) byFirst.set(first, [name]);
  }
  const letters = [...new Set([...byFirst.keys()].map((first) => first.charAt(0)))].join("");
  return letters ? { byFirst, beginning: new RegExp(`\\b[${letters}]\\w*`, "g") } : undefined;
}

/**
 * A text, Markdown too, as a typesetter would set it: real quotes, and no line break within a number and its
 * unit, a range, a phone number or one of the names.
 */
export function typeset(text: string, names?: Names): string {
  if (!MAY_BE_NONE.test(text)) return setWords(text, names, true);
  return text
    .split(NO_WORDS)
    .map((part, index) => (index % 2 === 1 ? part : setWords(part, names, index === 0)))
    .join("");
}

function setWords(words: string, names: Names | undefined, first: boolean): string {
  const quoted = /["']/.test(words) ? withQuotes(words, first) : words;
  const kept = /[\d½]/.test(quoted) ? withNumbers(quoted) : quoted;
  return names ? withNames(kept, names) : kept;
}

/** Numbers kept with what they count or name, and ranges together. */
function withNumbers(words: string): string {
  return words
    .replace(NUMBER_AND_UNIT, `$1${NBSP}`)
    .replace(NAME_AND_NUMBER, `$1${NBSP}`)
    .replace(RANGE, `${JOINER}$1${JOINER}`)
    .replace(SUM, NBSP);
}

function openingAfter(before: string): { double: RegExp; single: RegExp } {
  return {
    double: new RegExp(`(${before})"(?=\\S)`, "g"),
    single: new RegExp(`(${before}|“)'(?=\\S)(?!\\d0s)`, "g"),
  };
}

/** Words with the spaces within names kept. */
function withNames(words: string, { byFirst, beginning }: Names): string {
  let text = "";
  let done = 0;
  beginning.lastIndex = 0;
  for (let found = beginning.exec(words); found; found = beginning.exec(words)) {
    const { 0: first, index } = found;
    const name = index < done ? undefined : byFirst.get(first)?.find((one) => standsAt(words, one, index));
    if (name === undefined) continue;
    text += words.slice(done, index) + name.replaceAll(" ", NBSP);
    done = index + name.length;
  }
  return done === 0 ? words : text + words.slice(done);
}

/** Whether a name stands at a place in a text, and does not go on there. */
function standsAt(text: string, name: string, at: number): boolean {
  const end = at + name.length;
  return text.startsWith(name, at) && !/^\w\w/.test(text.slice(end - 1, end + 1));
}

/** Straight quotes as real ones: opening after nothing, a space, a bracket or a dash, closing elsewhere. */
function withQuotes(words: string, first: boolean): string {
  const { double, single } = first ? OPENING.first : OPENING.later;
  return words.replace(double, "$1“").replaceAll('"', "”").replace(single, "$1‘").replaceAll("'", "’");
}

/** All texts of some data set so; what else it holds stays. */
export function typesetAll<T>(value: T, names?: Names): T;
export function typesetAll(value: unknown, names?: Names): unknown {
  if (typeof value === "string") return typeset(value, names);
  if (Array.isArray(value)) return value.map((item) => typesetAll(item, names));
  if (!isMapping(value)) return value;
  return mapValues(value, (item, key) => (NO_TEXT.has(key) ? item : entry(key, item, names)));
}

/** Buttons and links never break within a number: their words need no joiner. A form compares cities' names: they stay. */
function entry(key: string, item: unknown, names: Names | undefined): unknown {
  const set: unknown = typesetAll(item, key === "cities" ? undefined : names);
  return key === "label" && typeof set === "string" ? unjoined(set) : set;
}

/** Entries that no visitor reads as words. */
const NO_TEXT = new Set([
  ...["type", "id", "href", "url", "src", "mobile", "address", "avif", "webp", "embed", "directions", "page"],
  ...["call", "share", "services", "slug", "conversion", "provider", "email", "geo", "date", "street"],
]);

/** A typeset text without the signs that only a line of a page needs, for machines. */
export function unjoined(text: string): string {
  return text.replaceAll(JOINER, "");
}
