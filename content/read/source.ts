import { type Document, isCollection, isMap, isNode, isPair, isScalar, isSeq, type Node } from "yaml";
import { entriesIn, heldBy, mapTexts, type Path, valueAt } from "../lib/data.ts";
import type { Finding, Part, Position, Problem, Range } from "../problem.ts";

/** A YAML file that was read, with methods to locate each entry in it. */
export interface Source {
  file: string;
  text: string;
  /** The parsed YAML. Undefined if the file could not be read as YAML. */
  data: unknown;
  positions: Positions;
  /** The offsets of the key or value of the entry at `path`, or of its nearest existing ancestor. */
  offsetsOf(path: Path, part: Part): OffsetRange;
  pathAt(offset: number): Path;
  rangeAt(path: Path, part: Part): Range;
  /** The value of the entry at `path` as it is written in the file. */
  textAt(path: Path): string;
  /** The path in the file of what it is a part of; empty for a whole file. */
  at: Path;
  /** A part of the file as a source of its own: its data and all paths are those below this path. */
  partAt(at: Path): Source;
}

/** A file as it was read. If it could not be parsed, it has no positions, and every path resolves to its top. */
export type ReadText = Pick<Source, "file" | "text" | "positions"> & { data?: unknown };

/**
 * Adds the methods that locate entries to a file that was read. Its texts are composed (é as one letter, not as two),
 * as all that they are compared with is: some systems and documents write them otherwise.
 */
export function createSource({ file, text, data: written, positions }: ReadText): Source {
  const data = /[\p{M}\ufb00-\ufb06]|\\u03/u.test(text) ? mapTexts(written, composed) : written;
  const offsetsAt = (index: number): OffsetRange => [positions[index] ?? 0, positions[index + 1] ?? 0];
  const entries = entriesIn(data).map(({ path }, index) => ({
    path,
    key: offsetsAt(4 * index),
    value: offsetsAt(4 * index + 2),
  }));
  let byPath: ReadonlyMap<string, (typeof entries)[number]> | undefined;
  /** The entry at a path, or the last above it that there is. */
  const entryAt = (path: Path): (typeof entries)[number] | undefined => {
    byPath ??= new Map(entries.map((entry) => [entry.path.join("\0"), entry]));
    return byPath.get(path.join("\0")) ?? (path.length > 0 ? entryAt(path.slice(0, -1)) : undefined);
  };
  const partAt = (at: Path): Source => {
    const offsetsOf = (own: Path, part: Part): OffsetRange => {
      const path = [...at, ...own];
      const entry = entryAt(path);
      return entry?.[entry.path.length === path.length ? part : "value"] ?? [0, 0];
    };
    return {
      file,
      text,
      data: valueAt(data, at),
      positions,
      at,
      offsetsOf,
      pathAt(offset) {
        const holds = ([start, end]: OffsetRange) => start <= offset && offset <= end;
        return entries.findLast(({ key, value }) => holds(key) || holds(value))?.path ?? [];
      },
      rangeAt: (path, part) => rangeOf(text, ...offsetsOf(path, part)),
      textAt: (path) => text.slice(...offsetsOf(path, "value")),
      partAt,
    };
  };
  return partAt([]);
}

function composed(text: string): string {
  return text.normalize("NFC").replace(/[\ufb00-\ufb06]/g, (sign) => sign.normalize("NFKC")); // ﬁ of PDFs
}

/** Something found in a file, before its position in the text is looked up. */
export type Found = Omit<Finding, "file">;

/** Locates what was found in a file: plainly, at its entry, or at the words in it. */
export function problemAt({ file, text, offsetsOf }: Source, found: Found): Problem {
  const { path, part = "value", needle = "", at = offsetsOf(path, part), code, message, hint } = found;
  const [start, end] = at;
  const place = needle === "" ? -1 : text.slice(start, end).indexOf(needle);
  const range =
    place < 0 ? rangeOf(text, start, end) : rangeOf(text, start + place, start + place + needle.length);
  return { file, path, range, code, message, severity: "error", ...(hint && { hint }) };
}

/** The range of a text between two offsets. */
export function rangeOf(text: string, start: number, end: number): Range {
  return { start: positionAt(text, start), end: positionAt(text, Math.max(start, end)) };
}

/** The line and column of an offset in a text, both from 1. */
function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
    line++;
    start = end + 1;
  }
  return { line, column: Math.max(offset - start, 0) + 1 };
}

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
