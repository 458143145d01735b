import { fileNameProblem, isYaml } from "../../content/lib/fileName.ts";
import type { ProblemMessage } from "../../content/problem.ts";
import type { ContentFile } from "../../content/read/files.ts";
import { type Positions, positionsOf } from "../../content/read/positions.ts";
import type { SyntaxMistake } from "../../content/read/source.ts";
import { preflightChecks } from "./preflight.ts";
import { recover } from "./recover.ts";

/** The result of reading a file: its text, its data if it could be read, their positions, and its mistakes. */
export interface ReadWithMistakes {
  text: string;
  data: unknown;
  positions: Positions;
  problems: SyntaxMistake[];
}

/**
 * Reads a YAML file. Any bytes result in data or a problem. After a syntax error, the rest is read as if the error had
 * not been made; of several ways to mend it, the one that leaves the fewest mistakes is used: the problems that `lint`
 * finds, plus what `mistakesIn` counts in the data.
 */
export function readWithMistakes(
  { file, bytes }: ContentFile,
  mistakesIn: (data: unknown) => number,
): ReadWithMistakes {
  const text = new TextDecoder().decode(bytes);
  const unread = { text, data: undefined, positions: [] };
  if (!bytes) return { ...unread, problems: [atTop(cannotOpen)] };
  const misnamed = fileNameProblem(file);
  const named = misnamed ? [atTop(misnamed)] : [];
  if (!isYaml(file)) return { ...unread, text: "", problems: named };
  const { fatal, mistakes } = preflightChecks(text);
  if (fatal) return { ...unread, problems: [...named, fatal] };
  const { linted, text: mended, placeOf, problems } = recover(text, file, mistakes, mistakesIn);
  const all = [...named, ...problems];
  if (!linted?.contents) return { ...unread, problems: all };
  const { data } = linted;
  return { text, data, positions: positionsOf(linted, mended, data, placeOf), problems: all };
}

function atTop(message: ProblemMessage): SyntaxMistake {
  return { ...message, start: 0, end: 0 };
}

const cannotOpen: ProblemMessage = {
  code: "no-file",
  message: "This is missing, cannot be opened, or is a link to another file.",
  hint: "Put the file itself where it belongs, and give yourself the right to read it.",
};
