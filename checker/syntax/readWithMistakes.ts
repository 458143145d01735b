import { isYaml } from "../../content/lib/fileName.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import type { ContentFile } from "../../content/read/files.ts";
import { positionsOf } from "../../content/read/positions.ts";
import { problemOf } from "../../content/read/problemOf.ts";
import type { ReadResult } from "../../content/read/readYaml.ts";
import { createSource, type ReadText } from "../../content/read/source.ts";
import { fileNameProblem } from "./fileName.ts";
import { lint } from "./lint/lint.ts";
import type { Diagnostic } from "./mistake.ts";
import { preflightChecks } from "./preflight.ts";
import { placed, recover } from "./recover.ts";

/**
 * Reads a YAML file. Any bytes result in data or a problem. After a syntax error, the rest is read as if the error had
 * not been made; of several ways to mend it, the one that leaves the fewest mistakes is used: the problems that `lint`
 * finds, plus what `mistakesIn` counts in the data.
 */
export function readWithMistakes(
  { file, bytes }: ContentFile,
  mistakesIn: (data: unknown) => number = () => 0,
): ReadResult {
  const misnamed = fileNameProblem(file);
  if (!bytes) return result({ file, text: "", positions: [] }, [], cannotOpen);
  if (!isYaml(file)) return result({ file, text: "", positions: [] }, [], misnamed);
  const text = new TextDecoder().decode(bytes);
  const unread = { file, text, positions: [] };
  const { fatal, mistakes } = preflightChecks(text);
  if (fatal) return result(unread, [fatal], misnamed);
  const recovered = recover(text, mistakes, (document, candidate) => {
    const problems = lint(document, candidate, file);
    return problems.length + mistakesIn(document.toJS({ maxAliasCount: 0 }));
  });
  const { document, text: mended, placeOf, problems } = recovered;
  if (!document) return result(unread, problems, misnamed);
  const linted = lint(document, mended, file).map((found) => placed(found, placeOf));
  const found = [...problems, ...linted];
  if (!document.contents) return result(unread, found, misnamed);
  const data: unknown = document.toJS({ maxAliasCount: 0 });
  const positions = positionsOf(document, mended, data, placeOf);
  return result({ file, text, data, positions }, found, misnamed);
}

function result(read: ReadText, found: Diagnostic[], misnamed?: ProblemMessage): ReadResult {
  const source = createSource(read);
  const all: Diagnostic[] = misnamed ? [{ start: 0, end: 0, complaint: misnamed }, ...found] : found;
  return {
    source,
    problems: all.map(({ start, end, complaint, change }) =>
      problemOf(source, { path: source.pathAt(start), at: [start, end], change, ...complaint }),
    ),
  };
}

const cannotOpen: ProblemMessage = {
  code: "no-file",
  message: "This is missing, cannot be opened, or is a link to another file.",
  hint: "Put the file itself where it belongs, and give yourself the right to read it.",
};
