import type { Scalar } from "yaml";

/** Where a value is written. */
export interface Place {
  /** Where the line of its entry begins: lines of its own stand two further in. */
  column: number;
  /** Where on its line it begins. */
  at: number;
  inBrackets: boolean;
  /** The longest line of a text that is folded. */
  width: number;
  /** The comments that follow it and are further in than its entry. */
  comments?: string;
}

/** How a text is written now. */
export interface OldText {
  type: Scalar.Type;
  value: string;
  source: string;
}

/** A line that is longer is folded, where that was not decided otherwise. */
export const LONG = 100;
