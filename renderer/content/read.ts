import { LineCounter, parseDocument, type YAMLParseError, type YAMLWarning } from "yaml";
import { findHazards } from "./hazards.ts";
import type { Problem } from "./problem.ts";
import { findSlips } from "./slips.ts";
import { createSource, type Source } from "./source.ts";
import { findSyntaxSlip } from "./syntax/findSyntaxSlip.ts";
import { yamlMessages } from "./yamlMessages.ts";

/** What reading one file gave: its data, where it can be trusted, and what was wrong with it. */
export interface ReadResult {
  source: Source;
  problems: Problem[];
}

/** Reads the bytes of a YAML file. Any bytes give data or a problem; a file with a syntax error has no data. */
export function readYaml(file: string, bytes: Uint8Array): ReadResult {
  const text = decode(bytes);
  const lines = new LineCounter();
  if (text === undefined) return notUtf8(file, lines);
  const bare = createSource(file, text, linesOf(text), undefined);
  const hazards = findHazards(bare);
  if (hazards.length) return { source: bare, problems: hazards };
  const document = parseDocument(text, {
    lineCounter: lines,
    stringKeys: true,
    merge: false,
    prettyErrors: false,
    logLevel: "error",
  });
  const source = createSource(file, text, lines, document);
  // One slip often upsets the lines after it: the first error is the one to mend.
  const error = document.errors[0] ?? document.warnings[0];
  if (error) return { source, problems: [explainSyntax(source, error)] };
  const { fatal, problems } = findSlips(document, source);
  return { source: fatal ? source : { ...source, data: document.toJS({ maxAliasCount: 0 }) }, problems };
}

/** What the parser's error means: the writer's slip that led to it, where one is to be seen. */
function explainSyntax(source: Source, { pos, code }: YAMLParseError | YAMLWarning): Problem {
  const lineAfter = source.text.indexOf("\n", pos[1]) + 1;
  const slip = findSyntaxSlip(source.text, lineAfter || source.text.length);
  return slip
    ? source.problemAtOffset(slip.start, slip.end, slip.complaint)
    : source.problemAtOffset(...pos, { code: "syntax", ...yamlMessages[code] });
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function linesOf(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (const match of text.matchAll(/\n/g)) lines.addNewLine(match.index + 1);
  return lines;
}

function notUtf8(file: string, lines: LineCounter): ReadResult {
  const source = createSource(file, "", lines);
  const message = "This file is not saved as UTF-8 text, so some of its letters cannot be read.";
  const hint = "Save it again from your editor with the encoding UTF-8.";
  return { source, problems: [source.problemAtOffset(0, 0, { code: "encoding", message, hint })] };
}
