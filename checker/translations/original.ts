import type { Path } from "../../content/lib/path.ts";
import type { Problem, ProblemMessage } from "../../content/problem.ts";
import { problemOf as locate } from "../../content/read/problemOf.ts";
import type { Source } from "../../content/read/source.ts";
import type { Scope } from "../../content/variables/scope.ts";
import type { PhoneStyle } from "../../schema/types.ts";

/** One side of a comparison: its language, and the values of its variables. */
export interface Side {
  language: string;
  /** The language's folder within pages-data, if it has one. */
  folder?: string | undefined;
  scope: Scope;
}

/** The two sides of a comparison, and what its messages need. */
export interface ComparisonContext {
  own: Side;
  original: Side;
  /** The English name of the original's language. */
  name: string;
  phone: PhoneStyle | undefined;
  /** The command that marks the translation as up to date. */
  command: string;
  /** Whether the record of what was translated cannot be read. */
  isRecordDamaged: boolean;
  source: Source;
}

/** Link addresses of a value in a translation (`here`) and in its original (`there`) that may differ. */
export interface OtherLink {
  path: Path;
  here: string[];
  there: string[];
}

/** A problem at an entry of a translation, not yet located in its file. */
export interface TranslationFinding {
  path: Path;
  part: "key" | "value";
  complaint: ProblemMessage;
  needle?: string | undefined;
  follow?: Problem["follow"];
}

/** The problem at its position in the file. */
export function problemOf(
  source: Source,
  { path, part, complaint, needle, follow }: TranslationFinding,
): Problem {
  return { ...locate(source, { path, part, needle, ...complaint }), ...(follow && { follow }) };
}
