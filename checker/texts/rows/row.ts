import type { Severity } from "../../../content/problem.ts";
import type { ProblemCode } from "../../causes.ts";

/**
 * The texts that a row looks at: `value`, every string of a file as it is written there, drafts included; `visible`,
 * what visitors read; `page`, the same on pages alone; `plain`, what cannot be formatted; `markdown`, what can;
 * `heading`, its headings; `words`, what Markdown takes as words in it; `unlinked`, these outside of links.
 */
export type TextKind = "value" | "visible" | "page" | "plain" | "markdown" | "heading" | "words" | "unlinked";

/**
 * A rule that is a pattern. Its sentences may name `{found}`, its `{beginning}`, `{right}` (what `mend` gives), the
 * `{name}` of the entry, and named groups of the pattern.
 */
export interface TextRow {
  id: string;
  in: TextKind;
  /** Limits the row to texts within properties of these names. */
  at?: readonly string[];
  /** Exempts texts within properties of these names. */
  notAt?: readonly string[];
  find: RegExp;
  /** What of it is right nevertheless. */
  unless?: RegExp;
  code: ProblemCode;
  /** An error by default. */
  severity?: Severity;
  message: string;
  hint?: string;
  /** What to write in place of what was found. */
  mend?: (found: string, ...groups: string[]) => string;
  /** A text with the mistake, and the same without it: as mended, where a row mends. */
  examples: { wrong: string; right: string };
}
