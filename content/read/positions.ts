import { type Document, isCollection, isMap, isNode, isPair, isScalar, isSeq } from "yaml";
import { isMapping } from "./data.ts";
import type { Path } from "./path.ts";

/** Which part of an entry is meant. */
export type Part = "key" | "value";

/** From one offset of a text up to another. */
export type Stretch = readonly [start: number, end: number];

/**
 * Where everything that a file says stands in it: four offsets for each entry, in the order of the data: the start
 * and end of its key, then of its value. An entry without a place of its own has that of what it stands in.
 */
export type Positions = readonly number[];

const WIDTH = 4;

/**
 * The positions of the data that a document gave of a text; `placeOf` says where an offset of that text stands in the
 * file. A value written in lines of its own ends behind its last sign; to the parser, it goes on to the next entry.
 */
export function positionsOf(
  document: Document,
  text: string,
  data: unknown,
  placeOf: (offset: number) => number,
): Positions {
  const positions: number[] = [];
  const stretchOf = (node: unknown): Stretch | undefined => {
    if (!isNode(node) || !node.range) return undefined;
    const [start, end] = node.range;
    const isBlock = isScalar(node) && node.type?.startsWith("BLOCK");
    return [placeOf(start), placeOf(isBlock ? start + text.slice(start, end).trimEnd().length : end)];
  };
  const add = (value: unknown, node: unknown, around: Stretch, key?: Stretch): number => {
    const own = stretchOf(node) ?? key ?? around;
    const [start, end] = own;
    const at = positions.push(...(key ?? own), ...own) - WIDTH;
    let last = start;
    for (const [name, inner] of entriesOf(value)) {
      const pair = isMap(node) ? node.items.find((item) => keyOf(item.key) === name) : undefined;
      const end = isPair(pair)
        ? add(inner, pair.value, own, stretchOf(pair.key))
        : add(inner, isSeq(node) ? node.items[Number(name)] : undefined, own);
      last = Math.max(last, end);
    }
    if (last === start || (isCollection(node) && node.flow)) return end;
    if (!key) positions[at + 1] = last;
    positions[at + 3] = last;
    return last;
  };
  add(data, document.contents, [0, 0]);
  return positions;
}

/** Where the key or value at a path stands. A path that leads nowhere ends at the nearest entry above it. */
export function stretchAt(positions: Positions, data: unknown, path: Path, part: Part): Stretch {
  let at = 0;
  let value = data;
  for (const step of path) {
    let next = at + 1;
    const inner = entriesOf(value).find(([name, item]) => {
      if (name === step) return true;
      next += countIn(item);
      return false;
    });
    if (!inner) return entryAt(positions, at, "value");
    at = next;
    value = inner[1];
  }
  return entryAt(positions, at, part);
}

/** The path to the innermost entry whose key or value holds an offset. */
export function pathAt(positions: Positions, data: unknown, offset: number): Path {
  const find = (value: unknown, at: number): Path => {
    let next = at + 1;
    for (const [name, inner] of entriesOf(value)) {
      const isInside = holds(entryAt(positions, next, "value"), offset);
      if (isInside) return [name, ...find(inner, next)];
      if (holds(entryAt(positions, next, "key"), offset)) return [name];
      next += countIn(inner);
    }
    return [];
  };
  return find(data, 0);
}

function holds([start, end]: Stretch, offset: number): boolean {
  return start <= offset && offset <= end;
}

function entryAt(positions: Positions, index: number, part: Part): Stretch {
  const at = index * WIDTH + (part === "key" ? 0 : 2);
  return [positions[at] ?? 0, positions[at + 1] ?? 0];
}

/** How many entries a value has positions for: itself, and all in it. */
function countIn(value: unknown): number {
  let count = 1;
  if (Array.isArray(value)) for (const item of value) count += countIn(item);
  else if (isMapping(value)) for (const name of Object.keys(value)) count += countIn(value[name]);
  return count;
}

function entriesOf(value: unknown): [name: string | number, value: unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return isMapping(value) ? Object.entries(value) : [];
}

function keyOf(key: unknown): unknown {
  return isScalar(key) ? key.value : key;
}
