import { isDeepStrictEqual } from "node:util";
import { isMapping, scalarsIn } from "../../read/data.ts";

/** Which items of two versions of a list belong together, by index. The others were added or removed. */
interface Pairing {
  /** By the new index, the old one. */
  pairs: Map<number, number>;
  /** The new indices of items that stand elsewhere among the others than before. */
  moved: Set<number>;
}

/**
 * Pairs the items of two versions of a list: first equal ones, then similar ones, then those of one kind at the same
 * index.
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): Pairing {
  const pairs = new Map<number, number>();
  const isFree = (old: number) => ![...pairs.values()].includes(old);
  const pairBy = (fits: (old: unknown, now: unknown, isInPlace: boolean) => boolean) => {
    for (const [index, item] of after.entries()) {
      if (pairs.has(index)) continue;
      const found = before.findIndex((other, old) => isFree(old) && fits(other, item, old === index));
      if (found >= 0) pairs.set(index, found);
    }
  };
  pairBy((old, now) => isDeepStrictEqual(old, now));
  pairBy(isAlike);
  pairBy((old, now, isInPlace) => isInPlace && isOfOneKind(old, now));
  return { pairs, moved: movedIn(pairs) };
}

/** Whether two items are probably versions of the same one: of one kind, with a text in common. */
function isAlike(old: unknown, now: unknown): boolean {
  if (!isMapping(old) || !isMapping(now) || !isOfOneKind(old, now)) return false;
  const texts = new Set(textsIn(old));
  return textsIn(now).some((text) => texts.has(text));
}

function isOfOneKind(old: unknown, now: unknown): boolean {
  if (isMapping(old) && isMapping(now)) return old.type === now.type && old.id === now.id;
  return typeof old === typeof now && Array.isArray(old) === Array.isArray(now);
}

function textsIn({ type: _, ...entries }: Record<string, unknown>): string[] {
  return scalarsIn(entries).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
}

/** Returns the items that are not in the longest increasing sequence: those that were moved. */
function movedIn(pairs: Map<number, number>): Set<number> {
  const order = [...pairs].sort(([a], [b]) => a - b);
  const rows: [number, number][][] = [];
  for (const pair of order) {
    const before = rows.filter((row) => (row.at(-1)?.[1] ?? -1) < pair[1]);
    rows.push([...longestOf(before), pair]);
  }
  const stays = new Set(longestOf(rows).map(([index]) => index));
  return new Set(order.flatMap(([index]) => (stays.has(index) ? [] : [index])));
}

function longestOf<T>(rows: T[][]): T[] {
  return rows.reduce<T[]>((most, row) => (row.length > most.length ? row : most), []);
}
