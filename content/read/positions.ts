import { type Document, isCollection, isMap, isNode, isPair, isScalar, isSeq, type Node } from "yaml";
import { heldBy } from "../lib/data.ts";

/** A range of offsets in a text, the end exclusive. */
export type OffsetRange = readonly [start: number, end: number];

/**
 * The offsets of all entries of a file, four per entry, in the order of the data: start and end of its key, then of its
 * value. An entry that has only one of the two repeats its offsets.
 */
export type Positions = readonly number[];

/** The positions of the data of parsed nodes; `placeOf` maps offsets in `text` to offsets in the file. */
export function positionsOf(
  { contents }: Pick<Document, "contents">,
  text: string,
  data: unknown,
  placeOf: (offset: number) => number,
): Positions {
  const rangeOf = (node: unknown): OffsetRange =>
    isNode(node) ? [placeOf(node.range?.[0] ?? 0), placeOf(endOf(node, text))] : [0, 0];
  const positionsIn = (value: unknown, node: unknown, key: unknown): number[] => {
    const inside = heldBy(value).flatMap(([name, inner]) => {
      if (isSeq(node)) return positionsIn(inner, node.items[Number(name)], node.items[Number(name)]);
      const pair = isMap(node)
        ? node.items.find((item) => isScalar(item.key) && item.key.value === name)
        : undefined;
      return positionsIn(inner, pair?.value, pair?.key);
    });
    return [...rangeOf(key), ...rangeOf(node ?? key), ...inside];
  };
  return positionsIn(data, contents, contents);
}

/** Where a node's content ends: the parser's ranges of block nodes include empty lines up to the next entry. */
function endOf(node: Node, text: string): number {
  const [start = 0, end = 0] = node.range ?? [];
  if (isScalar(node) && node.type?.startsWith("BLOCK"))
    return start + text.slice(start, end).trimEnd().length;
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  const inner = isPair(last) ? (last.value ?? last.key) : last;
  return isNode(inner) ? endOf(inner, text) : end;
}
