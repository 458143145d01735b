import type { Complaint, Problem } from "../problem/problem.ts";
import { isYaml, nameComplaint } from "./fileName.ts";
import type { ContentFile } from "./files.ts";
import { findHazards } from "./hazards.ts";
import { lint } from "./lint.ts";
import { type Places, placesOf } from "./places.ts";
import { readPlain } from "./readPlain.ts";
import { createSource, type Source } from "./source.ts";
import { recover } from "./syntax/recover.ts";
import type { Diagnostic } from "./syntax/slip.ts";

/** What reading one file gave: its data, where it can be trusted, and what was wrong with it. */
export interface ReadResult {
  source: Source;
  problems: Problem[];
}

/** The same of a file that was parsed, with where all that it says stands. */
export type ParseResult = ReadResult & { places: Places };

/** Files as they were last read, by their paths. */
export type ReadFiles = Map<string, { bytes: Uint8Array; result: ParseResult }>;

/**
 * Reads a YAML file. Any bytes give data or a problem; what follows a slip is read as if it had not been made,
 * where that is known: of two ways to mend it, the one that leaves fewer mistakes is meant. A file that has not changed since it was last read into `files` is not read again.
 */
export function readYaml(
  { file, bytes }: ContentFile,
  files: ReadFiles,
  mistakesIn: (data: unknown) => number = () => 0,
): ParseResult {
  const known = files.get(file);
  if (known && bytes && Buffer.compare(known.bytes, bytes) === 0) return known.result;
  const result = bytes ? parse(file, bytes, mistakesIn) : refuse(file, cannotOpen);
  if (bytes) files.set(file, { bytes, result });
  return result;
}

function parse(file: string, bytes: Uint8Array, mistakesIn: (data: unknown) => number): ParseResult {
  const misnamed = nameComplaint(file);
  if (misnamed && !isYaml(file)) return refuse(file, misnamed);
  const text = new TextDecoder("utf-8").decode(bytes);
  const bare = unread(file, text);
  const tell = ({ start, end, complaint }: Diagnostic) => bare.source.problemAtOffset(start, end, complaint);
  const name = misnamed ? [bare.source.problemAtOffset(0, 0, misnamed)] : [];
  const hazards = findHazards(text);
  if (hazards.fatal) return { ...bare, problems: [...name, tell(hazards.fatal)] };
  const plain = hazards.slips.length ? undefined : readPlain(text);
  if (plain) return { source: createSource({ file, text, ...plain }), places: plain.places, problems: name };
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
  if (!document) return { ...bare, problems };
  const found = lint(document, mended, file);
  for (const { start, end, complaint } of found.problems)
    problems.push(bare.source.problemAtOffset(placeOf(start), placeOf(end), complaint));
  if (found.fatal) return { ...bare, problems };
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  const places = placesOf(document, mended, data, placeOf);
  return { source: createSource({ file, text, data, places }), places, problems };
}

/** A file that is not read at all. */
function refuse(file: string, complaint: Complaint): ParseResult {
  const bare = unread(file, "");
  return { ...bare, problems: [bare.source.problemAtOffset(0, 0, complaint)] };
}

function unread(file: string, text: string): Omit<ParseResult, "problems"> {
  return { source: createSource({ file, text, places: [] }), places: [] };
}

const cannotOpen: Complaint = {
  code: "no-file",
  message: "This is missing, cannot be opened, or is a link to another file.",
  hint: "Put the file itself where it belongs, and give yourself the right to read it.",
};
