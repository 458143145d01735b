import type { Alignment } from "../../../content/lib/align.ts";
import type { Edit } from "../../../content/lib/edit.ts";
import type { Path } from "../../../content/lib/path.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import type { Difference } from "./pair.ts";

/** A list in a translation and in its original. */
interface Lists {
  here: Path;
  there: Path;
  own: unknown[];
  original: unknown[];
  /** The schema of their entries. */
  node: SchemaNode;
  /** The path of the list in the record, if it has the same entries in the same order as `own`. */
  remembered?: Path;
}

/** Missing, extra and moved entries of a translated list; `remember` returns the edit that records an entry. */
export function listDifferences(
  { here, there, own, original, node, remembered }: Lists,
  { pairs, onlyFirst, onlySecond }: Alignment,
  remember: (second: number) => Edit,
): Difference[] {
  const moved = pairs.filter((pair) => pair.moved);
  return [
    ...moved.map(({ first, second }): Difference => {
      const behind = indexBehind(second, pairs);
      const to = first < behind ? behind - 1 : behind;
      return {
        kind: "moved",
        here: [...here, first],
        at: [...there, second],
        node,
        entry: original[second],
        before: original[second - 1],
        mend: { do: "move", path: [...here, first], to },
        ...(remembered && { record: { do: "move", path: [...remembered, first], to } }),
      };
    }),
    ...onlyFirst.map((index): Difference => {
      const at = [...here, index];
      return {
        kind: "extra",
        here: at,
        at,
        entry: own[index],
        node,
        mend: { do: "remove", path: at },
        ...(remembered && { record: { do: "remove", path: [...remembered, index] } }),
      };
    }),
    ...onlySecond.map((index): Difference => {
      const at = placeFor(index, pairs, own.length);
      const path = [...here, indexBehind(index, pairs)];
      return {
        kind: "missing",
        here: at === undefined ? here : [...here, at],
        at: [...there, index],
        node,
        entry: original[index],
        before: original[index - 1],
        mend: { do: "insert", path, value: original[index] },
        record: remember(index),
      };
    }),
  ];
}

/** The index at which a missing entry is reported: that of the entry before it, else 0; undefined for an empty list. */
function placeFor(index: number, pairs: Alignment["pairs"], length: number): number | undefined {
  const before = pairs.find(({ second, moved }) => second === index - 1 && !moved);
  return length === 0 ? undefined : (before?.first ?? 0);
}

/** The index in the first list for an entry at `index` in the second: after all entries paired with those before it. */
export function indexBehind(index: number, pairs: Alignment["pairs"]): number {
  const before = pairs.filter(({ second, moved }) => second < index && !moved);
  return Math.max(-1, ...before.map(({ first }) => first)) + 1;
}
