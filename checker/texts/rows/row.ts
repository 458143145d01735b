import type { Severity } from "../../../content/problem.ts";
import type { ProblemCode } from "../../causes.ts";

/**
 * The texts that a row looks at: `value`, every string of a file as it is written there, drafts included; `visible`,
 * what visitors read; `page`, the same on pages alone; `plain`, what cannot be formatted; `markdown`, what can; and
 * parts of that: `words`, which Markdown takes as no formatting; `unlinked`, those outside of links; and others by the
 * names that Markdown's trees have for them.
 */
export type TextKind =
  | ("value" | "visible" | "page" | "plain")
  | ("markdown" | "words" | "unlinked" | "link" | "image" | "heading" | "code");

/** What rows may share. */
interface SharedFields {
  /** `heading` is a heading in Markdown; that of a block is a `page` text `at: ["heading"]`. */
  in: TextKind;
  /** Limits the row to texts within properties of these names. */
  at?: readonly string[];
  /** Exempts texts within properties of these names. */
  notAt?: readonly string[];
  code: ProblemCode;
  severity?: Severity;
  /**
   * Message and hint may name what was `{found}`, its `{beginning}`, `{right}` (what `mend` gives), the `{name}` of the
   * entry, and named groups of the pattern.
   */
  message?: string;
  hint?: string;
  /** What to write in place of what was found. */
  mend?: (found: string, ...groups: string[]) => string;
}

interface RowFields extends Partial<SharedFields> {
  find: RegExp;
  /** What of it is right nevertheless. */
  unless?: RegExp;
  /** A text with the mistake, and the same without it: as mended, where the row mends. */
  examples: { wrong: string; right: string };
}

/** A rule that is a pattern. */
export type TextRow = SharedFields & RowFields & { id: string };

/** Takes what rows share, then the rows by their ids; a row may say otherwise. */
export function rowsOf(shared: SharedFields): (rows: Record<string, RowFields>) => TextRow[] {
  return (rows) => Object.entries(rows).map(([id, row]) => ({ id, ...shared, ...row }));
}

/** A text with single spaces for its line breaks and runs of spaces. */
export function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ");
}

/** A text, or the beginning of one with more than `most` characters. */
export function beginningOf(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}
