import { type Document, isCollection, isMap, isNode, isPair, isScalar, isSeq } from "yaml";
import { isMapping } from "./data.ts";
import type { Path } from "./path.ts";

/** Which part of an entry is meant. */
export type Part = "key" | "value";

/**
 * Where everything that a file says stands in it: of each entry, in the order of the data, the offsets of its key
 * and of its value. What has no place of its own has that of what it stands in.
 */
export type Places = ArrayLike<number>;

/** From one offset up to another. */
export type Stretch = readonly [start: number, end: number];

/** How many numbers an entry has; none is larger than a file may be long. */
const WIDTH = 4;

/** Places as a short text, and back. */
export function packed(places: Places): string {
  return Buffer.from(Uint16Array.from(places).buffer).toString("base64");
}
export function unpacked(text: string): Places {
  return new Uint16Array(new Uint8Array(Buffer.from(text, "base64")).buffer);
}

/**
 * The places of the data that a document gave of a text; `placeOf` says where an offset of that stands in the file.
 * What is written in lines of its own ends behind its last sign: to the parser, it goes on to the next thing.
 */
export function placesOf(
  document: Document,
  text: string,
  data: unknown,
  placeOf: (offset: number) => number,
): Places {
  const places: number[] = [];
  const stretchOf = (node: unknown): Stretch | undefined => {
    if (!isNode(node) || !node.range) return undefined;
    const [start, end] = node.range;
    const isLines = isScalar(node) && node.type?.startsWith("BLOCK");
    return [placeOf(start), placeOf(isLines ? lastSign(text, start, end) : end)];
  };
  const note = (value: unknown, node: unknown, around: Stretch, key?: Stretch): number => {
    const [start, end] = stretchOf(node) ?? key ?? around;
    const own: Stretch = [start, end];
    const at = notePlace(places, own, key);
    let last = start;
    for (const [name, inner] of entriesOf(value)) {
      const pair = isMap(node) ? node.items.find((item) => keyOf(item.key) === name) : undefined;
      const part = isPair(pair)
        ? note(inner, pair.value, own, stretchOf(pair.key))
        : note(inner, isSeq(node) ? node.items[Number(name)] : undefined, own);
      last = Math.max(last, part);
    }
    if (last === start || (isCollection(node) && node.flow)) return end;
    endPlace(places, at, last);
    return last;
  };
  note(data, document.contents, [0, 0]);
  return places;
}

/** Behind the last sign of a stretch of a text that is no space or line's end. */
export function lastSign(text: string, start: number, end: number): number {
  return start + text.slice(start, end).trimEnd().length;
}

/** Notes the place of the next entry, with that of its name, if it has one. Gives where that is noted. */
export function notePlace(places: number[], own: Stretch, name = own): number {
  return places.push(...name, ...own) - WIDTH;
}

/** Notes where an entry ends that was noted before what is in it. */
export function endPlace(places: number[], at: number, end: number): void {
  if (places[at] === places[at + 2]) places[at + 1] = end; // it has no name
  places[at + 3] = end;
}

/** Where the key or value that a path leads to stands. A path that leads nowhere ends at the nearest thing above it. */
export function placeAt(places: Places, data: unknown, path: Path, part: Part): Stretch {
  let at = 0;
  let value = data;
  for (const step of path) {
    let next = at + 1;
    const inner = entriesOf(value).find(([name, item]) => {
      if (name === step) return true;
      next += countIn(item);
      return false;
    });
    if (!inner) return stretchAt(places, at * WIDTH + 2);
    at = next;
    value = inner[1];
  }
  return stretchAt(places, at * WIDTH + (part === "key" ? 0 : 2));
}

function stretchAt(places: Places, at: number): Stretch {
  return [places[at] ?? 0, places[at + 1] ?? 0];
}

/** How many entries a value has noted places for: itself, and all in it. */
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
