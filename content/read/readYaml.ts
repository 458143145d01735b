import { LineCounter } from "yaml";
import type { Complaint, Problem } from "../problem/problem.ts";
import { isYaml, nameComplaint } from "./fileName.ts";
import type { ContentFile } from "./files.ts";
import { findHazards } from "./hazards.ts";
import { lint } from "./lint.ts";
import { createSource, type Source } from "./source.ts";
import { recover } from "./syntax/recover.ts";
import type { Diagnostic } from "./syntax/slip.ts";

/** What reading one file gave: its data, where it can be trusted, and what was wrong with it. */
export interface ReadResult {
  source: Source;
  problems: Problem[];
}

/** Files as they were last read, by their paths. */
export type ReadFiles = Map<string, { bytes: Uint8Array; result: ReadResult }>;

/**
 * Reads a YAML file. Any bytes give data or a problem; what follows a slip is read as if it had not been made,
 * where that is known: of two ways to mend it, the one that leaves fewer mistakes is meant. A file that has not changed since it was last read into `files` is not read again.
 */
export function readYaml(
  { file, bytes }: ContentFile,
  files: ReadFiles,
  mistakesIn: (data: unknown) => number = () => 0,
): ReadResult {
  const known = files.get(file);
  if (known && bytes && Buffer.compare(known.bytes, bytes) === 0) return known.result;
  const result = bytes ? parse(file, bytes, mistakesIn) : refuse(file, cannotOpen);
  if (bytes) files.set(file, { bytes, result });
  return result;
}

function parse(file: string, bytes: Uint8Array, mistakesIn: (data: unknown) => number): ReadResult {
  const misnamed = nameComplaint(file);
  if (misnamed && !isYaml(file)) return refuse(file, misnamed);
  const text = new TextDecoder("utf-8").decode(bytes);
  const lines = linesOf(text);
  const bare = createSource(file, text, lines);
  const tell = ({ start, end, complaint }: Diagnostic) => bare.problemAtOffset(start, end, complaint);
  const name = misnamed ? [bare.problemAtOffset(0, 0, misnamed)] : [];
  const hazards = findHazards(text);
  if (hazards.fatal) return { source: bare, problems: [...name, tell(hazards.fatal)] };
  const {
    document,
    text: mended,
    placeOf,
    problems: slips,
  } = recover(text, hazards.slips, (read, candidate) => {
    const found = lint(read, candidate, file);
    return found.problems.length + mistakesIn(found.fatal ? undefined : read.toJS({ maxAliasCount: 0 }));
  });
  const problems = [...name, ...slips.map(tell)];
  if (!document) return { source: bare, problems };
  const found = lint(document, mended, file);
  const source = createSource(file, text, lines, { document, placeOf });
  for (const { start, end, complaint } of found.problems)
    problems.push(source.problemAtOffset(placeOf(start), placeOf(end), complaint));
  return {
    source: found.fatal ? source : { ...source, data: document.toJS({ maxAliasCount: 0 }) },
    problems,
  };
}

/** A file that is not read at all. */
function refuse(file: string, complaint: Complaint): ReadResult {
  const source = createSource(file, "", new LineCounter());
  return { source, problems: [source.problemAtOffset(0, 0, complaint)] };
}

function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const match of text.matchAll(/\n/g)) lines.addNewLine(match.index + 1);
  return lines;
}

const cannotOpen: Complaint = {
  code: "no-file",
  message: "This is missing, cannot be opened, or is a link to another file.",
  hint: "Put the file itself where it belongs, and give yourself the right to read it.",
};
