import type { CheckedPage } from "../../check/checkPages.ts";
import { COPIED } from "../../edit/pages/copyCity.ts";
import type { Range } from "../../problem/problem.ts";
import { isMapping } from "../../read/data.ts";
import type { Path } from "../../read/path.ts";
import { COMMON, namesIn, placeTexts, textsOf } from "./pageTexts.ts";
import { keyOf } from "./similarity.ts";
import { WordTree } from "./wordTree.ts";

/** A value of a city's entry that should be its own. */
export interface Claim {
  path: Path;
  /** Where it stands in its file. */
  range: Range;
  /** What a message calls it. */
  what: string;
  /** Stands for what must not be the same; of lists, for all of it. */
  key: number;
  /** Whether neighbouring cities can share it, as a zip code or a bridge. */
  shared: boolean;
}

/** What comparing takes of a city's entry, as it is written there: little, and remembered. */
export interface CityEntry {
  name: unknown;
  order: unknown;
  geo: unknown;
  /** Whether its file says that it was copied. */
  isCopied: boolean;
  /** How often the entry says the city's own name, and the names that stand in it more often. */
  mentions: number;
  oftener: string[];
  claims: Claim[];
  /** What its places are called. */
  terms: string[];
  /** The words of what it says of the place that begin as names do. */
  names: string[];
}

const FAR = 3; // neighbors are named too

// The entries of a city that name its places, the most telling first.
const TERMS = ["neighbourhoods", "landmarks", "zipCodes"];

/** The entry of the city whose hub a page is; undefined where there is none. */
export function entryOf(hub: CheckedPage): CityEntry | undefined {
  if (hub.kind !== "cityHub") return undefined;
  return hub.remember("city entry", () => readEntry(hub)) ?? undefined;
}

function readEntry(hub: CheckedPage): CityEntry | null {
  const { source } = hub;
  const entry = isMapping(source.data) ? source.data.city : undefined;
  if (!isMapping(entry)) return null;
  const { name, order, geo } = entry;
  const said = JSON.stringify(entry);
  const mentions = new WordTree([String(name)]).namesIn(said).length;
  return {
    name,
    order,
    geo,
    isCopied: source.text.includes(`\n${COPIED}`),
    mentions,
    oftener: saidOftener(said, mentions + FAR),
    claims: claimsOf(hub, entry),
    terms: termsOf(hub),
    names: [...new Set([String(name), ...placeTexts(hub).map(({ text }) => text)].flatMap(namesIn))],
  };
}

/** The words of a text that begin as names do and stand in it more often than so many times. */
function saidOftener(text: string, times: number): string[] {
  const counts = new Map<string, number>();
  for (const word of namesIn(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > times).map(([word]) => word);
}

/** Whether the city's entry speaks far more often of one of these cities than of its own. */
export function isAboutOne(hub: CheckedPage, { name, mentions }: CityEntry, names: string[]): boolean {
  const others = names.filter((other) => !String(name).includes(other));
  const look = () => {
    const entry = isMapping(hub.source.data) ? hub.source.data.city : undefined;
    const found = new WordTree(others).namesIn(JSON.stringify(entry));
    return others.some((other) => found.filter((one) => one === other).length > mentions + FAR);
  };
  return others.length > 0 && hub.remember("is about another", look, JSON.stringify(others));
}

function claimsOf({ source }: CheckedPage, entry: Record<string, unknown>): Claim[] {
  const claim =
    (path: Path, what: string, shared = false) =>
    (value: unknown, key?: string | number): Claim[] => {
      if (value === undefined) return [];
      const place = key === undefined ? path : [...path, key];
      const range = source.rangeAt(["city", ...place], "value");
      return [{ path: place, range, what, key: keyOf(`${what} ${JSON.stringify(value)}`), shared }];
    };
  const list = (name: string) => (Array.isArray(entry[name]) ? entry[name] : []);
  return [
    claim(["order"], "place in lists")(entry.order),
    claim(["geo"], "point on the map")(entry.geo),
    claim(["description"], "description")(entry.description),
    ...["features", "specialties"].map((name) => claim([name], `list of ${name}`)(entry[name])),
    claim(["zipCodes"], "list of zip codes", true)(entry.zipCodes),
    ...list("neighbourhoods").map(claim(["neighbourhoods"], "neighborhood", true)),
    ...list("landmarks").map(claim(["landmarks"], "landmark", true)),
    ...Object.entries(isMapping(entry.facts) ? entry.facts : {}).map(([name, fact]) =>
      claim(["facts"], "fact")(fact, name),
    ),
  ].flat();
}

function termsOf(hub: CheckedPage): string[] {
  const texts = textsOf(hub);
  const terms = TERMS.flatMap((entry) =>
    texts.filter(({ path: [root, name] }) => root === "city" && name === entry),
  );
  return terms
    .map(({ text }) => text)
    .filter((text) => isPlace(text.trimEnd().split(/\s+/)) && !COMMON.test(text));
}

/** Whether words are those of a place: each begins with a capital or a digit, or is a small one, or stands behind that. */
function isPlace(words: string[]): boolean {
  return words.every(
    (word, index) =>
      /^[\p{Lu}\d]/u.test(word) ||
      (/^(?:of|the|at|and|del?)$/.test(word) && index < words.length - 1) ||
      /(?:of|the|at|and|del?)$/.test(words[index - 1] ?? ""),
  );
}
