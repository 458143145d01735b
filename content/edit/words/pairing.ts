import { isDeepStrictEqual } from "node:util";
import { isMapping, scalarsIn } from "../../read/data.ts";

/**
 * Returns which items of two versions of a list belong together: by the new index, the old one. The others were added
 * or removed. Equal items are paired first, then similar ones, then those of one kind at the same index.
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): Map<number, number> {
  const pairs = new Map<number, number>();
  const free = new Set(before.keys());
  const pairBy = (fits: (old: unknown, now: unknown, isInPlace: boolean) => boolean) => {
    for (const [index, item] of after.entries()) {
      const found = pairs.has(index)
        ? undefined
        : [...free].find((old) => fits(before[old], item, old === index));
      if (found === undefined) continue;
      pairs.set(index, found);
      free.delete(found);
    }
  };
  pairBy((old, now) => isDeepStrictEqual(old, now));
  pairBy(isAlike);
  pairBy((old, now, isInPlace) => isInPlace && isOfOneKind(old, now));
  return pairs;
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
