import type { PhoneStyle } from "../../schema/types.ts";
import type { Problem, ProblemMessage } from "../problem/problem.ts";
import type { Path } from "../read/path.ts";
import type { Source } from "../read/source.ts";
import type { Scope } from "../variables/scope.ts";

/** A side of a comparison: its language, and what its variables name. */
export interface Side {
  language: string;
  /** The folder of its pages, where that is not all of pages-data. */
  folder?: string | undefined;
  scope: Scope;
}

/** What a translation is compared with, and as what. */
export interface Comparing {
  own: Side;
  original: Side;
  /** How the original's language is called, in English. */
  name: string;
  phone: PhoneStyle | undefined;
  /** What says that the translation is right again. */
  command: string;
  source: Source;
}

/** A link that leads elsewhere than the one that it stands for, as far as their addresses tell. */
export interface OtherLink {
  path: Path;
  here: string[];
  there: string[];
}

/** Something that is wrong at an entry of a translation. */
export interface Told {
  path: Path;
  part: "key" | "value";
  complaint: ProblemMessage;
  needle?: string | undefined;
  follow?: Problem["follow"];
}

/** A problem of what was told, at its place in the file. */
export function problemOf(source: Source, { path, part, complaint, needle, follow }: Told): Problem {
  return { ...source.problemAt(path, part, complaint, needle), ...(follow && { follow }) };
}
