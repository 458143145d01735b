import { type Document, isMap, isNode, isPair, isScalar, type LineCounter } from "yaml";
import type { Remember } from "../memory/memory.ts";
import type { Complaint, Position, Problem, Range } from "../problem/problem.ts";
import type { Path } from "./path.ts";

/** Which part of an entry a problem points at. */
export type Part = "key" | "value";

/** A YAML file that has been read, with the means to say where each thing stands. */
export interface Source {
  file: string;
  text: string;
  /** What the YAML says. Undefined where the file could not be read as YAML. */
  data: unknown;
  /** Remembers what is made of the file, where that is of use. */
  remember?: Remember;
  /** Where an offset stands. */
  positionAt(offset: number): Position;
  /** Where the key or value of the entry that `path` leads to stands. */
  rangeAt(path: Path, part: Part): Range;
  /** What is written at the entry that `path` leads to, as it stands in the file. */
  textAt(path: Path): string;
  /** A problem at the entry that `path` leads to, or at `needle` within its text. */
  problemAt(path: Path, part: Part, complaint: Complaint, needle?: string): Problem;
  /** A problem at a stretch of the text, given by offsets. */
  problemAtOffset(start: number, end: number, complaint: Complaint): Problem;
}

/** What was read of a text: its document, and where an offset of that stands in the text as it is written. */
interface Read {
  document: Document;
  placeOf(offset: number): number;
}

/** A source over `text`; where nothing could be read of it, every path leads to its top. */
export function createSource(file: string, text: string, lines: LineCounter, read?: Read): Source {
  const offsetsAt = (path: Path, part: Part): [number, number] => {
    if (!read) return [0, 0];
    const [start, end] = nodeOffsets(read.document, path, part);
    return [read.placeOf(start), read.placeOf(end)];
  };
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const rangeOf = (start: number, end: number): Range => ({
    start: positionAt(start),
    end: positionAt(Math.max(start, end)),
  });
  const problemAtOffset: Source["problemAtOffset"] = (start, end, complaint) => ({
    file,
    range: rangeOf(start, end),
    severity: "error",
    ...complaint,
  });
  const problemAt: Source["problemAt"] = (path, part, complaint, needle = "") => {
    const [start, end] = offsetsAt(path, part);
    const found = needle === "" ? -1 : text.indexOf(needle, start);
    const inside = found >= 0 && found < end;
    return inside
      ? problemAtOffset(found, found + needle.length, complaint)
      : problemAtOffset(start, end, complaint);
  };
  const textAt = (path: Path) => text.slice(...offsetsAt(path, "value"));
  const rangeAt = (path: Path, part: Part) => rangeOf(...offsetsAt(path, part));
  return { file, text, data: undefined, positionAt, rangeAt, textAt, problemAt, problemAtOffset };
}

/** Offsets of a path's key or value. A path that leads nowhere ends at the nearest thing above it. */
function nodeOffsets(document: Document, path: Path, part: Part): [number, number] {
  const parent = path.length ? document.getIn(path.slice(0, -1), true) : undefined;
  const pair = isMap(parent) ? parent.items.find((item) => keyOf(item.key) === path.at(-1)) : undefined;
  const key = isPair(pair) && isNode(pair.key) ? pair.key : undefined;
  const value = document.getIn(path, true);
  const node = part === "key" ? (key ?? value) : isNode(value) && value.range ? value : key;
  if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  return path.length ? nodeOffsets(document, path.slice(0, -1), "value") : [0, 0];
}

function keyOf(key: unknown): unknown {
  return isScalar(key) ? key.value : key;
}
