import { isDeepStrictEqual } from "node:util";
import { isMapping, scalarsIn } from "../../content/lib/data.ts";

/** Which entries of two lists belong together, by index; `moved` pairs are out of order among the others. */
export interface Alignment {
  pairs: { first: number; second: number; moved: boolean }[];
  onlyFirst: number[];
  onlySecond: number[];
}

type List = readonly unknown[];

/** The comparable features of an entry: its paths and values as strings. */
type Features = ReadonlySet<string>;
const NONE: Features = new Set();

/** The cost to leave out an entry. To pair two entries with nothing in common costs less than to leave both out. */
const LEFT_OUT = 0.6;
const LEAST = 0.05;
/** The largest difference between entries that are paired as moved. */
const MOVED = 0.5;
/** How much more one alignment must differ in total than another to be considered the wrong one. */
const PLAINLY = 0.5;
/** Lists with more possible pairs than this are paired by index. */
const MOST_COMPARISONS = 40_000;

/** Aligns two versions of a list in one language, by the values that their entries share. */
export function alignVersions(first: List, second: List): Alignment {
  return isDeepStrictEqual(first, second) ? byIndex(first, second) : align(first, second, wordsOf);
}

/** Aligns a list with its translation, by the values that are the same in all languages. */
export function alignLanguages(first: List, second: List): Alignment {
  const isSame = first.length === second.length && first.every((one, index) => isOfKind(one, second[index]));
  return isSame ? byIndex(first, second) : align(first, second, neutralOf);
}

/** Whether one alignment of a list and its translation fits clearly worse than another. */
export function isLessLike(first: List, second: List, one: Alignment, other: Alignment): boolean {
  const differenceOf = ({ pairs, onlyFirst, onlySecond }: Alignment) =>
    pairs
      .map((pair) => [first[pair.first], second[pair.second]] as const)
      .map(([entry, version]) => difference(entry, version, neutralOf(entry), neutralOf(version)))
      .reduce((sum, each) => sum + each, LEFT_OUT * (onlyFirst.length + onlySecond.length));
  return differenceOf(one) > differenceOf(other) + PLAINLY;
}

/** The alignment of two lists by some pairs: all other entries are left out. */
function alignmentOf(first: List, second: List, pairs: Alignment["pairs"]): Alignment {
  const restOf = (list: List, side: "first" | "second") =>
    [...list.keys()].filter((index) => !pairs.some((pair) => pair[side] === index));
  return { pairs, onlyFirst: restOf(first, "first"), onlySecond: restOf(second, "second") };
}

/** Pairs the entries of two lists in order. */
function byIndex(first: List, second: List): Alignment {
  const shared = [...first.slice(0, second.length).keys()];
  const pairs = shared.map((index) => ({ first: index, second: index, moved: false }));
  return alignmentOf(first, second, pairs);
}

/** Finds the in-order pairing with the least total difference, then pairs moved entries among the rest. */
function align(first: List, second: List, featuresOf: (entry: unknown) => Features): Alignment {
  if (first.length * second.length > MOST_COMPARISONS) return byIndex(first, second);
  const [own, others] = [first.map(featuresOf), second.map(featuresOf)];
  const costs = first.map((one, row) =>
    second.map((other, column) => difference(one, other, own[row], others[column])),
  );
  const cost = (row: number, column: number) => costs[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const pairs = cheapest(first.length, second.length, cost);
  const { onlyFirst, onlySecond } = alignmentOf(first, second, pairs);
  for (const row of onlyFirst) {
    const [column] = onlySecond
      .filter((index) => cost(row, index) <= MOVED && !pairs.some((pair) => pair.second === index))
      .sort((a, b) => cost(row, a) - cost(row, b));
    if (column !== undefined) pairs.push({ first: row, second: column, moved: true });
  }
  return alignmentOf(first, second, pairs);
}

/** The cheapest in-order pairing, by dynamic programming from the ends: pair two entries, or leave one out. */
function cheapest(rows: number, columns: number, cost: (row: number, column: number) => number) {
  const best: number[][] = [];
  const at = (row: number, column: number) => best[row]?.[column] ?? Number.POSITIVE_INFINITY;
  const paired = (row: number, column: number) => cost(row, column) + at(row + 1, column + 1);
  for (let row = rows; row >= 0; row--) {
    const line: number[] = [];
    best[row] = line;
    for (let column = columns; column >= 0; column--) {
      const others = LEFT_OUT + Math.min(at(row + 1, column), at(row, column + 1));
      line[column] = row === rows && column === columns ? 0 : Math.min(paired(row, column), others);
    }
  }
  const pairs: Alignment["pairs"] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (at(row, column) === paired(row, column)) pairs.push({ first: row++, second: column++, moved: false });
    else if (at(row, column) === LEFT_OUT + at(row + 1, column)) row++;
    else column++;
  }
  return pairs;
}

/** The difference between two entries: 0 if their ids are equal, above MOVED if not, infinite if their kinds differ. */
function difference(one: unknown, other: unknown, own = NONE, others = NONE): number {
  if (!isOfKind(one, other)) return Number.POSITIVE_INFINITY;
  const [id, otherId] = [idOf(one), idOf(other)];
  if (id !== undefined && id === otherId) return 0;
  const all = own.union(others).size;
  const share = all === 0 ? 0 : 1 - own.intersection(others).size / all;
  return id !== undefined && otherId !== undefined
    ? Math.max(share, MOVED + LEAST)
    : LEAST + share * (1 - LEAST);
}

function isOfKind(one: unknown, other: unknown): boolean {
  if (!isMapping(one) || !isMapping(other))
    return typeof one === typeof other && !isMapping(one) && !isMapping(other);
  return one.type === other.type;
}

function idOf(entry: unknown): unknown {
  return isMapping(entry) && typeof entry.id === "string" ? entry.id : undefined;
}

/** The features of an entry within one language: all its values. */
function wordsOf(entry: unknown): Features {
  return new Set(scalarsIn(entry).map(({ value, path }) => `${namesIn(path)}=${value}`));
}

/** A value that is not text but the name of something: an icon, a file, a phone. */
const NO_WORDS = /^[^\s\p{Lu}]+$/u;
const SIGNS = /\$\{[^{}]*\}|\d+|\/[\w/-]+/g;

/** Features that no language changes: paths (and so list lengths), names, numbers, variables, addresses. */
function neutralOf(entry: unknown): Features {
  const features = scalarsIn(entry).flatMap(({ value, path }) => {
    const signs = typeof value === "string" && !NO_WORDS.test(value) ? (value.match(SIGNS) ?? []) : [value];
    return [path.join("."), ...signs.map((sign) => `${namesIn(path)}=${sign}`)];
  });
  return new Set(features);
}

function namesIn(path: readonly (string | number)[]): string {
  return path.filter((key) => typeof key === "string").join(".");
}
