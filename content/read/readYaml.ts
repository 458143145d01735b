import type { Problem, ProblemMessage } from "../problem/problem.ts";
import { isYaml, nameComplaint } from "./fileName.ts";
import type { ContentFile } from "./files.ts";
import { lint } from "./lint/lint.ts";
import { positionsOf } from "./positions.ts";
import { preflightChecks } from "./preflight.ts";
import { createSource, type Source } from "./source.ts";
import type { Diagnostic } from "./syntax/mistake.ts";
import { recover } from "./syntax/recover.ts";

/** What reading one file gave: its data, where it can be trusted, and what was wrong with it. */
export interface ReadResult {
  source: Source;
  problems: Problem[];
}

/**
 * Reads a YAML file. Any bytes give data or a problem. What follows a syntax error is read as if it had not been
 * made; of two ways to mend it, the one is taken that leaves fewer mistakes, as `mistakesIn` counts them in data.
 */
export function readYaml(
  { file, bytes }: ContentFile,
  mistakesIn: (data: unknown) => number = () => 0,
): ReadResult {
  if (!bytes) return refuse(file, cannotOpen);
  const misnamed = nameComplaint(file);
  if (misnamed && !isYaml(file)) return refuse(file, misnamed);
  const text = new TextDecoder("utf-8").decode(bytes);
  const unread = createSource({ file, text, positions: [] });
  const found: Diagnostic[] = misnamed ? [{ start: 0, end: 0, complaint: misnamed }] : [];
  const preflight = preflightChecks(text);
  if (preflight.fatal) return result(unread, [...found, preflight.fatal]);
  const {
    document,
    text: mended,
    placeOf,
    problems,
  } = recover(text, preflight.mistakes, (read, candidate) => {
    const { problems, fatal } = lint(read, candidate, file);
    return problems.length + mistakesIn(fatal ? undefined : read.toJS({ maxAliasCount: 0 }));
  });
  found.push(...problems);
  if (!document) return result(unread, found);
  const linted = lint(document, mended, file);
  for (const { start, end, complaint } of linted.problems)
    found.push({ start: placeOf(start), end: placeOf(end), complaint });
  if (linted.fatal) return result(unread, found);
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  const positions = positionsOf(document, mended, data, placeOf);
  return result(createSource({ file, text, data, positions }), found);
}

function result(source: Source, found: Diagnostic[]): ReadResult {
  const problems = found.map(({ start, end, complaint }) => source.problemAtOffset(start, end, complaint));
  return { source, problems };
}

/** The result for a file that is not read at all. */
function refuse(file: string, complaint: ProblemMessage): ReadResult {
  return result(createSource({ file, text: "", positions: [] }), [{ start: 0, end: 0, complaint }]);
}

const cannotOpen: ProblemMessage = {
  code: "no-file",
  message: "This is missing, cannot be opened, or is a link to another file.",
  hint: "Put the file itself where it belongs, and give yourself the right to read it.",
};
