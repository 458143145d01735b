import { type Document, isMap, isNode, isPair, isScalar, type LineCounter } from "yaml";
import { frameAt } from "../problem/frame.ts";
import type { Problem, Severity } from "../problem/problem.ts";
import type { Path } from "./path.ts";

/** Which part of an entry a problem points at. */
export type Part = "key" | "value";

/** What a problem says, apart from its place. */
export interface Complaint {
  code: string;
  message: string;
  hint?: string;
  severity?: Severity;
}

/** A YAML file that has been read, with the means to say where each thing stands. */
export interface Source {
  file: string;
  text: string;
  /** What the YAML says. Undefined where the file could not be read as YAML. */
  data: unknown;
  /** The line of an offset, from 1. */
  lineAt(offset: number): number;
  /** What is written at the entry that `path` leads to, as it stands in the file. */
  textAt(path: Path): string;
  /** A problem at the entry that `path` leads to, or at `needle` within its text. */
  problemAt(path: Path, part: Part, complaint: Complaint, needle?: string): Problem;
  /** A problem at a stretch of the text, given by offsets. */
  problemAtOffset(start: number, end: number, complaint: Complaint): Problem;
}

/** A source over `text`; without a document (a file that could not be parsed) every path leads to its top. */
export function createSource(file: string, text: string, lines: LineCounter, document?: Document): Source {
  const rows = text.split(/\r?\n/);
  const range = (path: Path, part: Part) => (document ? rangeOf(document, path, part) : ([0, 0] as const));
  const lineAt = (offset: number) => Math.max(lines.linePos(offset).line, 1);
  const problemAtOffset: Source["problemAtOffset"] = (start, end, complaint) => {
    const line = lineAt(start);
    const column = Math.max(lines.linePos(start).col, 1);
    const frame = frameAt(rows, line, column, end - start);
    return { file, line, column, severity: "error", ...complaint, frame };
  };
  const problemAt: Source["problemAt"] = (path, part, complaint, needle = "") => {
    const [start, end] = range(path, part);
    const found = needle === "" ? -1 : text.indexOf(needle, start);
    const inside = found >= 0 && found < end;
    return inside
      ? problemAtOffset(found, found + needle.length, complaint)
      : problemAtOffset(start, end, complaint);
  };
  const textAt = (path: Path) => text.slice(...range(path, "value"));
  return { file, text, data: undefined, lineAt, textAt, problemAt, problemAtOffset };
}

/** Offsets of a path's key or value. A path that leads nowhere ends at the nearest thing above it. */
function rangeOf(document: Document, path: Path, part: Part): [number, number] {
  const parent = path.length ? document.getIn(path.slice(0, -1), true) : undefined;
  const pair = isMap(parent) ? parent.items.find((item) => keyOf(item.key) === path.at(-1)) : undefined;
  const key = isPair(pair) && isNode(pair.key) ? pair.key : undefined;
  const value = document.getIn(path, true);
  const node = part === "key" ? (key ?? value) : isNode(value) && value.range ? value : key;
  if (isNode(node) && node.range) return [node.range[0], node.range[1]];
  return path.length ? rangeOf(document, path.slice(0, -1), "value") : [0, 0];
}

function keyOf(key: unknown): unknown {
  return isScalar(key) ? key.value : key;
}
