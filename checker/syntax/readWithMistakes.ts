import { isYaml } from "../../content/lib/fileName.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import type { ContentFile } from "../../content/read/files.ts";
import { problemOf } from "../../content/read/problemOf.ts";
import type { ReadResult } from "../../content/read/readYaml.ts";
import { createSource, type Positions, positionsOf } from "../../content/read/source.ts";
import { fileNameProblem } from "./fileName.ts";
import type { SyntaxMistake } from "./mistake.ts";
import { preflightChecks } from "./preflight.ts";
import { recover } from "./recover.ts";

/** What was read: the text, its data if it could be read, their positions, and its mistakes. */
interface ReadText {
  text: string;
  data: unknown;
  positions: Positions;
  mistakes: SyntaxMistake[];
}

/** Reads a YAML file: any bytes result in data or a problem. `mistakesIn` counts the mistakes in data. */
export function readWithMistakes(
  file: ContentFile,
  mistakesIn: (data: unknown) => number = () => 0,
): ReadResult {
  const { mistakes, ...read } = textWithMistakes(file, mistakesIn);
  const source = createSource({ file: file.file, ...read });
  const problems = mistakes.map(({ start, end, ...mistake }) =>
    problemOf(source, { path: source.pathAt(start), at: [start, end], ...mistake }),
  );
  return { source, problems };
}

/**
 * Reads the text of a file. After a syntax error, the rest is read as if the error had
 * not been made; of several ways to mend it, the one that leaves the fewest mistakes is used: the problems that `lint`
 * finds, plus what `mistakesIn` counts in the data.
 */
function textWithMistakes({ file, bytes }: ContentFile, mistakesIn: (data: unknown) => number): ReadText {
  const text = new TextDecoder().decode(bytes);
  const unread = { text, data: undefined, positions: [] };
  if (!bytes) return { ...unread, mistakes: [atTop(cannotOpen)] };
  const misnamed = fileNameProblem(file);
  const named = misnamed ? [atTop(misnamed)] : [];
  if (!isYaml(file)) return { ...unread, text: "", mistakes: named };
  const { fatal, mistakes } = preflightChecks(text);
  if (fatal) return { ...unread, mistakes: [...named, fatal] };
  const { linted, text: mended, placeOf, problems } = recover(text, file, mistakes, mistakesIn);
  const all = [...named, ...problems];
  if (!linted?.contents) return { ...unread, mistakes: all };
  const { data } = linted;
  return { text, data, positions: positionsOf(linted, mended, data, placeOf), mistakes: all };
}

function atTop(message: ProblemMessage): SyntaxMistake {
  return { ...message, start: 0, end: 0 };
}

const cannotOpen: ProblemMessage = {
  code: "no-file",
  message: "This is missing, cannot be opened, or is a link to another file.",
  hint: "Put the file itself where it belongs, and give yourself the right to read it.",
};
