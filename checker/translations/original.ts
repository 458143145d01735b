import type { Scope } from "../../content/lib/data.ts";
import type { Finding } from "../../content/problem.ts";
import type { Source } from "../../content/read/source.ts";
import type { PhoneStyle } from "../../schema/types.ts";

/** One side of a comparison: its language, and the values of its variables. */
interface Side {
  language: string;
  /** The language's folder within pages-data, if it has one. */
  folder?: string | undefined;
  scope: Scope;
}

/** The two sides of a comparison, and what its messages need. */
export interface ComparisonContext {
  own: Side;
  original: Side;
  name: string;
  phone: PhoneStyle | undefined;
  /** The command that marks the translation as up to date. */
  command: string;
  source: Source;
}

/** Something wrong at an entry of a translation. */
export type TranslationFinding = Omit<Finding, "file">;
