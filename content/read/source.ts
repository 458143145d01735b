import type { Position, Problem, ProblemMessage, Range } from "../problem/problem.ts";
import type { Path } from "./path.ts";
import { type Part, type Positions, pathAt, stretchAt } from "./positions.ts";

/** A YAML file that has been read, with the means to say where each entry stands. */
export interface Source {
  file: string;
  text: string;
  /** What the YAML says. Undefined where the file could not be read as YAML. */
  data: unknown;
  positions: Positions;
  /** Where the key or value of the entry at `path` stands. */
  rangeAt(path: Path, part: Part): Range;
  /** The entry at `path` as it is written in the file. */
  textAt(path: Path): string;
  /** A problem at the entry at `path`, or at `needle` within its text, after so many others of it. */
  problemAt(path: Path, part: Part, complaint: ProblemMessage, needle?: string, before?: number): Problem;
  /** A problem at a stretch of the text, given by offsets. */
  problemAtOffset(start: number, end: number, complaint: ProblemMessage): Problem;
}

/** A file as it was read. Where it could not be, there are no positions, and every path leads to its top. */
export type ReadText = Pick<Source, "file" | "text" | "positions"> & { data?: unknown };

/** Gives a file that was read the means to say where each entry stands. */
export function createSource({ file, text, data, positions }: ReadText): Source {
  const offsetsAt = (path: Path, part: Part) => stretchAt(positions, data, path, part);
  const rangeOf = (start: number, end: number): Range => ({
    start: positionAt(text, start),
    end: positionAt(text, Math.max(start, end)),
  });
  const problem = (path: Path, start: number, end: number, complaint: ProblemMessage): Problem => ({
    file,
    path,
    range: rangeOf(start, end),
    severity: "error",
    ...complaint,
  });
  return {
    file,
    text,
    data,
    positions,
    rangeAt: (path, part) => rangeOf(...offsetsAt(path, part)),
    textAt: (path) => text.slice(...offsetsAt(path, "value")),
    problemAt(path, part, complaint, needle = "", before = 0) {
      const [start, end] = offsetsAt(path, part);
      let found = needle === "" ? -1 : text.indexOf(needle, start);
      for (let left = before; left > 0 && found >= 0; left--)
        found = text.indexOf(needle, found + needle.length);
      const isInside = found >= 0 && found < end;
      return isInside
        ? problem(path, found, found + needle.length, complaint)
        : problem(path, start, end, complaint);
    },
    problemAtOffset: (start, end, complaint) =>
      problem(pathAt(positions, data, start), start, end, complaint),
  };
}

/** The line and column of an offset of a text. */
function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
    line++;
    start = end + 1;
  }
  return { line, column: Math.max(offset - start, 0) + 1 };
}
