import { type Document, isCollection, isMap, isNode, isPair, isScalar, isSeq, type Node } from "yaml";
import { heldBy } from "./data.ts";

/** Which part of an entry is meant. */
export type Part = "key" | "value";

/** From one offset of a text up to another. */
export type Stretch = readonly [start: number, end: number];

/**
 * Where everything that a file says stands in it: four offsets for each entry, in the order of the data: the start
 * and end of its key, then of its value. An entry that has only one of the two has that one's offsets twice.
 */
export type Positions = readonly number[];

/** The positions of the data that a document gave of a text; `placeOf` says where an offset of that text stands in the file. */
export function positionsOf(
  document: Document,
  text: string,
  data: unknown,
  placeOf: (offset: number) => number,
): Positions {
  const stretchOf = (node: unknown): Stretch =>
    isNode(node) ? [placeOf(node.range?.[0] ?? 0), placeOf(endOf(node, text))] : [0, 0];
  const positionsIn = (value: unknown, node: unknown, key: unknown): number[] => {
    const inside = heldBy(value).flatMap(([name, inner]) => {
      if (isSeq(node)) return positionsIn(inner, node.items[Number(name)], node.items[Number(name)]);
      const pair = isMap(node)
        ? node.items.find((item) => isScalar(item.key) && item.key.value === name)
        : undefined;
      return positionsIn(inner, pair?.value, pair?.key);
    });
    return [...stretchOf(key), ...stretchOf(node ?? key), ...inside];
  };
  return positionsIn(data, document.contents, document.contents);
}

/** Where what a node says ends: of one in lines of its own, the parser counts in all that is empty up to the next entry. */
function endOf(node: Node, text: string): number {
  const [start = 0, end = 0] = node.range ?? [];
  if (isScalar(node) && node.type?.startsWith("BLOCK"))
    return start + text.slice(start, end).trimEnd().length;
  const last = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  const inner = isPair(last) ? (last.value ?? last.key) : last;
  return isNode(inner) ? endOf(inner, text) : end;
}
