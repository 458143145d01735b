import type { Remember } from "../memory/memory.ts";
import type { Complaint, Position, Problem, Range } from "../problem/problem.ts";
import type { Path } from "./path.ts";
import { type Part, type Places, placeAt } from "./places.ts";

/** A YAML file that has been read, with the means to say where each thing stands. */
export interface Source {
  file: string;
  text: string;
  /** What the YAML says. Undefined where the file could not be read as YAML. */
  data: unknown;
  /** Remembers what is made of the file, where that is of use. */
  remember?: Remember;
  /** Stands for the file as it is, where that is known. */
  version?: string;
  /** Where the key or value of the entry that `path` leads to stands. */
  rangeAt(path: Path, part: Part): Range;
  /** What is written at the entry that `path` leads to, as it stands in the file. */
  textAt(path: Path): string;
  /** A problem at the entry that `path` leads to, or at `needle` within its text, behind so many others of it. */
  problemAt(path: Path, part: Part, complaint: Complaint, needle?: string, before?: number): Problem;
  /** A problem at a stretch of the text, given by offsets. */
  problemAtOffset(start: number, end: number, complaint: Complaint): Problem;
}

/** A file as it was read: where nothing could be, there are no places, and every path leads to its top. */
export interface ReadText extends Pick<Source, "file" | "text" | "remember" | "version"> {
  data?: unknown;
  places: Places;
}

/** What says of a file that was read where each thing stands. What is not at hand of it is asked for when it is needed. */
export function createSource(read: ReadText): Source {
  const { file, remember, version } = read;
  const offsetsAt = (path: Path, part: Part) => placeAt(read.places, read.data, path, part);
  const rangeOf = (start: number, end: number): Range => ({
    start: positionAt(read.text, start),
    end: positionAt(read.text, Math.max(start, end)),
  });
  const problemAtOffset: Source["problemAtOffset"] = (start, end, complaint) => ({
    file,
    range: rangeOf(start, end),
    severity: "error",
    ...complaint,
  });
  const problemAt: Source["problemAt"] = (path, part, complaint, needle = "", before = 0) => {
    const [start, end] = offsetsAt(path, part);
    const { text } = read;
    let found = needle === "" ? -1 : text.indexOf(needle, start);
    for (let left = before; left > 0 && found >= 0; left--)
      found = text.indexOf(needle, found + needle.length);
    const inside = found >= 0 && found < end;
    return inside
      ? problemAtOffset(found, found + needle.length, complaint)
      : problemAtOffset(start, end, complaint);
  };
  const textAt = (path: Path) => read.text.slice(...offsetsAt(path, "value"));
  const rangeAt = (path: Path, part: Part) => rangeOf(...offsetsAt(path, part));
  return {
    file,
    remember,
    version,
    get text() {
      return read.text;
    },
    get data() {
      return read.data;
    },
    rangeAt,
    textAt,
    problemAt,
    problemAtOffset,
  };
}

/** Where an offset of a text stands. */
function positionAt(text: string, offset: number): Position {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf("\n"); end >= 0 && end < offset; end = text.indexOf("\n", start)) {
    line++;
    start = end + 1;
  }
  return { line, column: Math.max(offset - start, 0) + 1 };
}
