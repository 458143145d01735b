import { type Document, type ErrorCode, LineCounter, parseDocument, type YAMLParseError } from "yaml";
import type { Complaint, Problem } from "../problem/problem.ts";
import { type ContentFile, isPagePath } from "./files.ts";
import { findHazards } from "./hazards.ts";
import { lint } from "./lint.ts";
import { createSource, type Source } from "./source.ts";
import { findSyntaxError } from "./syntax/findSyntaxError.ts";

/** What reading one file gave: its data, where it can be trusted, and what was wrong with it. */
export interface ReadResult {
  source: Source;
  problems: Problem[];
}

/** Files as they were last read, by their paths. */
export type ReadFiles = Map<string, { bytes: Uint8Array; result: ReadResult }>;

// Duplicate keys are found in lintKeys.ts: the parser compares every key with every other.
const OPTIONS = {
  stringKeys: true,
  uniqueKeys: false,
  merge: false,
  prettyErrors: false,
  logLevel: "error",
} as const;

/**
 * Reads a YAML file. Any bytes give data or a problem; a file with a syntax error has no data. A file that
 * has not changed since it was last read into `files` is not read again.
 */
export function readYaml({ file, bytes }: ContentFile, files: ReadFiles): ReadResult {
  const known = files.get(file);
  if (known && bytes && Buffer.compare(known.bytes, bytes) === 0) return known.result;
  const result = bytes ? parse(file, bytes) : refuse(file, cannotOpen);
  if (bytes) files.set(file, { bytes, result });
  return result;
}

function parse(file: string, bytes: Uint8Array): ReadResult {
  if (file !== "site.yaml" && !isPagePath(file)) return refuse(file, badFileName);
  const text = new TextDecoder("utf-8").decode(bytes);
  const bare = createSource(file, text, linesOf(text));
  const hazards = findHazards(bare);
  if (hazards.length) return { source: bare, problems: hazards };
  const lineCounter = new LineCounter();
  const document = compose(text, lineCounter);
  if (!document)
    return { source: bare, problems: [explainSyntax(bare, { pos: [0, text.length], code: "IMPOSSIBLE" })] };
  const source = createSource(file, text, lineCounter, document);
  // One slip often upsets the lines after it: the first error is the one to mend.
  const error = document.errors[0] ?? document.warnings[0];
  if (error) return { source, problems: [explainSyntax(source, error)] };
  const { fatal, problems } = lint(document, source);
  return { source: fatal ? source : { ...source, data: document.toJS({ maxAliasCount: 0 }) }, problems };
}

/** The parsed text; undefined where it is so entangled that the parser gives up. */
function compose(text: string, lineCounter: LineCounter): Document.Parsed | undefined {
  try {
    return parseDocument(text, { ...OPTIONS, lineCounter });
  } catch {
    return undefined;
  }
}

/** A file that is not read at all. */
function refuse(file: string, complaint: Complaint): ReadResult {
  const source = createSource(file, "", new LineCounter());
  return { source, problems: [source.problemAtOffset(0, 0, complaint)] };
}

/** What the parser's error means: the writer's slip that led to it, where one is to be seen. */
function explainSyntax(source: Source, { pos, code }: Pick<YAMLParseError, "pos" | "code">): Problem {
  const { text } = source;
  const clear = MESSAGES[code];
  const lineAfter = text.indexOf("\n", pos[1]) + 1;
  const error = clear ? undefined : findSyntaxError(text, lineAfter || text.length);
  if (error) return source.problemAtOffset(error.start, error.end, error.complaint);
  const start = code === "MULTIPLE_DOCS" ? markBefore(text, pos[0]) : pos[0];
  return source.problemAtOffset(start, Math.max(pos[1], start + 1), {
    code: "syntax",
    ...(clear ?? UNREADABLE),
  });
}

/** Offset of the last line of three dashes or dots that does not start after `offset`. */
function markBefore(text: string, offset: number): number {
  return Math.max(text.lastIndexOf("\n---", offset), text.lastIndexOf("\n...", offset)) + 1;
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
const badFileName: Complaint = {
  code: "bad-file-name",
  message: "The name of this file, or of a folder above it, cannot be part of an address.",
  hint: "Use small letters, digits and hyphens, and end the name in .yaml, as in leak-detection.yaml.",
};

/**
 * The errors of the YAML parser that say by themselves what is wrong, in words for someone who writes
 * content. All others only say where the parser lost the thread: the slip is looked for in the text.
 */
const MESSAGES: Partial<Record<ErrorCode, Omit<Complaint, "code">>> = {
  BAD_DIRECTIVE: { message: "A line that starts with % has no meaning here.", hint: "Take the line away." },
  BAD_DQ_ESCAPE: {
    message: "In double quotes a backslash (\\) begins a special sign, and this one begins none.",
    hint: "Write two backslashes, or put the text in single quotes.",
  },
  KEY_OVER_1024_CHARS: {
    message: "The name before this colon is far too long.",
    hint: "If the colon belongs to a text, put the whole text in double quotes.",
  },
  MULTIPLE_DOCS: {
    message: "A line of three dashes or dots ends the page, and nothing can follow it.",
    hint: "Take that line away.",
  },
  RESOURCE_EXHAUSTION: {
    message: "This file is nested far too deeply.",
    hint: "Check for brackets or dashes that were repeated by accident.",
  },
  TAG_RESOLVE_FAILED: {
    message: "A word that starts with ! has no meaning here.",
    hint: "Take it away, or put the whole text in double quotes.",
  },
};

/** What is left to say where no slip is to be seen. */
const UNREADABLE: Omit<Complaint, "code"> = {
  message: "From here on this file cannot be read.",
  hint: "Check this line and the one above for a quote, a bracket, a dash or a colon too many or too few.",
};
