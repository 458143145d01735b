import type { Edit, Path } from "../../../content/lib/data.ts";
import type { Problem } from "../../../content/problem.ts";
import type { SchemaNode } from "../../../content/validate/schemaNode.ts";
import type { Alignment } from "../../lib/align.ts";

/** A value of a translation and its original: a text, or the whole page, or a part of it. */
export interface Pair {
  /** Their paths in the translation and in its original. */
  here: Path;
  there: Path;
  /** Their values; `was` is the original's when this was translated from it, undefined if that is unknown. */
  own: unknown;
  original: unknown;
  was: unknown;
  node: SchemaNode;
  record: Memory;
}

/**
 * The path in the record for the original's value at `from`. For a value within an entry that is not recorded yet,
 * both paths are those of that entry: all of it is recorded at once.
 */
export interface Memory {
  path: Path;
  from: Path;
  isNew?: true;
}

/** An entry or list item that is missing, extra or moved in a translation. */
export interface Difference {
  kind: NonNullable<Problem["follow"]>["kind"];
  /** Where to report it in the translation; and the path of the entry: in the original, or here if it is extra. */
  here: Path;
  at: Path;
  entry: unknown;
  node: SchemaNode;
  /** For a missing or moved list item, the item before it in the original. */
  before?: unknown;
  /** The edit that makes the translation match its original; a missing entry is added in the original's words. */
  mend: Edit;
  /** The corresponding edit of the record, if it needs one. */
  record?: Edit;
}

interface Lists extends Pick<Pair, "here" | "there" | "node"> {
  own: unknown[];
  original: unknown[];
  /** The path of the list in the record, if it has the same entries in the same order as `own`. */
  remembered?: Path;
}

/** Missing, extra and moved entries of a translated list; `remember` returns the edit that records an entry. */
export function listDifferences(
  { here, there, own, original, node, remembered }: Lists,
  { pairs, onlyFirst, onlySecond }: Alignment,
  remember: (second: number) => Edit,
): Difference[] {
  const inBoth = (edit: (list: Path) => Edit) => ({
    mend: edit(here),
    ...(remembered && { record: edit(remembered) }),
  });
  const inOriginal = (index: number) => {
    return { at: [...there, index], node, entry: original[index], before: original[index - 1] };
  };
  const moved = pairs.filter((pair) => pair.moved);
  return [
    ...moved.map(({ first, second }): Difference => {
      const behind = indexBehind(second, pairs);
      const to = first < behind ? behind - 1 : behind;
      const edits = inBoth((list) => ({ do: "move", path: [...list, first], to }));
      return { kind: "moved", here: [...here, first], ...inOriginal(second), ...edits };
    }),
    ...onlyFirst.map((index): Difference => {
      const at = [...here, index];
      const edits = inBoth((list) => ({ do: "remove", path: [...list, index] }));
      return { kind: "extra", here: at, at, entry: own[index], node, ...edits };
    }),
    ...onlySecond.map((index): Difference => {
      const path = [...here, indexBehind(index, pairs)];
      const mend = { do: "insert", path, value: original[index] } as const;
      const place = own.length === 0 ? here : [...here, indexBefore(index, pairs)];
      return { kind: "missing", here: place, ...inOriginal(index), mend, record: remember(index) };
    }),
  ];
}

/** The index at which a missing entry is reported: that of the entry before it, else 0. */
function indexBefore(index: number, pairs: Alignment["pairs"]): number {
  return pairs.find(({ second, moved }) => second === index - 1 && !moved)?.first ?? 0;
}

/** The index in the first list for an entry at `index` in the second: after all entries paired with those before it. */
export function indexBehind(index: number, pairs: Alignment["pairs"]): number {
  const before = pairs.filter(({ second, moved }) => second < index && !moved);
  return Math.max(-1, ...before.map(({ first }) => first)) + 1;
}
