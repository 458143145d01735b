import type { Position, Problem, ProblemMessage, Range } from "../problem/problem.ts";
import { entriesIn } from "./data.ts";
import type { Path } from "./path.ts";
import type { Part, Positions, Stretch } from "./positions.ts";

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
  const stretchAt = (at: number): Stretch => [positions[at] ?? 0, positions[at + 1] ?? 0];
  const entries = entriesIn(data).map(({ path }, index) => ({
    path,
    key: stretchAt(4 * index),
    value: stretchAt(4 * index + 2),
  }));
  /** The place of an entry, or of the nearest above it that there is. */
  const offsetsOf = (path: Path, part: Part): Stretch => {
    const entry = entries.findLast((one) => one.path.every((step, depth) => step === path[depth]));
    return entry?.[entry.path.length === path.length ? part : "value"] ?? [0, 0];
  };
  const pathAt = (offset: number): Path => {
    const holds = ([start, end]: Stretch) => start <= offset && offset <= end;
    return entries.findLast(({ key, value }) => holds(key) || holds(value))?.path ?? [];
  };
  const rangeOf = (start: number, end: number): Range => ({
    start: positionAt(text, start),
    end: positionAt(text, Math.max(start, end)),
  });
  const problem = (path: Path, start: number, end: number, complaint: ProblemMessage): Problem => {
    return { file, path, range: rangeOf(start, end), severity: "error", ...complaint };
  };
  return {
    file,
    text,
    data,
    positions,
    rangeAt: (path, part) => rangeOf(...offsetsOf(path, part)),
    textAt: (path) => text.slice(...offsetsOf(path, "value")),
    problemAt(path, part, complaint, needle = "", before = 0) {
      const [start, end] = offsetsOf(path, part);
      const around = needle === "" ? [] : text.slice(start).split(needle, before + 2);
      const found = start + around.slice(0, before + 1).join(needle).length;
      const isInside = around.length === before + 2 && found < end;
      return isInside
        ? problem(path, found, found + needle.length, complaint)
        : problem(path, start, end, complaint);
    },
    problemAtOffset: (start, end, complaint) => problem(pathAt(start), start, end, complaint),
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
