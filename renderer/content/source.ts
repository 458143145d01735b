import { type Document, isMap, isNode, isPair, isScalar, type LineCounter } from "yaml";
import { frameAt } from "./frame.ts";
import type { Path } from "./path.ts";
import type { Problem, Severity } from "./problem.ts";

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
  /** A problem at the entry that `path` leads to, or at `needle` within its text. */
  problemAt(path: Path, part: Part, complaint: Complaint, needle?: string): Problem;
  /** A problem at a stretch of the text, given by offsets. */
  problemAtOffset(start: number, end: number, complaint: Complaint): Problem;
}

/** A source over `text`; without a document (a file that could not be parsed) every path leads to its top. */
export function createSource(file: string, text: string, lines: LineCounter, document?: Document): Source {
  const problemAtOffset: Source["problemAtOffset"] = (start, end, complaint) => {
    const { line, col } = lines.lineStarts.length ? lines.linePos(start) : { line: 1, col: 1 };
    const frame = frameAt(text, line, col, end - start);
    return {
      file,
      line: Math.max(line, 1),
      column: Math.max(col, 1),
      severity: "error",
      ...complaint,
      frame,
    };
  };
  const problemAt: Source["problemAt"] = (path, part, complaint, needle) => {
    const [start, end] = document ? rangeOf(document, path, part) : [0, 0];
    const found = needle === undefined ? -1 : text.indexOf(needle, start);
    const inside = needle !== undefined && found >= 0 && found < end;
    return inside
      ? problemAtOffset(found, found + needle.length, complaint)
      : problemAtOffset(start, end, complaint);
  };
  return { file, text, data: undefined, problemAt, problemAtOffset };
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
