import type { SchemaNode } from "../../check/schemas/schemaNode.ts";
import type { Edit } from "../../edit/yaml/edit.ts";
import type { Path } from "../../read/path.ts";
import type { Alignment } from "./align.ts";
import type { Difference } from "./pair.ts";

/** A list of a translation and the one that it translates. */
interface Lists {
  here: Path;
  there: Path;
  own: unknown[];
  original: unknown[];
  /** What their entries may be. */
  node: SchemaNode;
  /** Where the list is remembered, if it is with the same entries in the same order as here. */
  remembered?: Path;
}

/** The entries that one of two lists has alone, or elsewhere; `remember` gives what remembers one of the original's. */
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
        ...(remembered && { memory: { do: "move", path: [...remembered, first], to } }),
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
        ...(remembered && { memory: { do: "remove", path: [...remembered, index] } }),
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
        memory: remember(index),
      };
    }),
  ];
}

/** Where an entry of the original belongs in the translation: at the one behind which it is missing, else at the first. */
function placeFor(index: number, pairs: Alignment["pairs"], length: number): number | undefined {
  const before = pairs.find(({ second, moved }) => second === index - 1 && !moved);
  return length === 0 ? undefined : (before?.first ?? 0);
}

/** Where an entry belongs that stands at an index of the second list: in the first one, behind the last that is before it there. */
export function indexBehind(index: number, pairs: Alignment["pairs"]): number {
  const before = pairs.filter(({ second, moved }) => second < index && !moved);
  return Math.max(-1, ...before.map(({ first }) => first)) + 1;
}
