import { isDeepStrictEqual } from "node:util";
import { isMapping, scalarsIn } from "./data.ts";

/** For each item of a list, its index in an earlier version; undefined if it is new. */
export type Order = (number | undefined)[];

/**
 * Returns which items of two versions of a list belong together. Equal items are paired first, then similar ones, then
 * those of the same kind at the same index.
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): Order {
  const order: Order = after.map(() => undefined);
  const pairBy = (fits: (old: unknown, now: unknown, isInPlace: boolean) => boolean) => {
    for (const [index, item] of after.entries())
      order[index] ??= [...before.keys()].find(
        (old) => !order.includes(old) && fits(before[old], item, old === index),
      );
  };
  pairBy((old, now) => isDeepStrictEqual(old, now));
  pairBy(isAlike);
  pairBy((old, now, isInPlace) => isInPlace && isOfOneKind(old, now));
  return order;
}

/** Whether two items are probably versions of the same one: mappings of the same kind with a text in common. */
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
