import type { ProblemMessage } from "../../problem/problem.ts";

/** What is wrong with a stretch of a text, given by offsets. */
export interface Diagnostic {
  start: number;
  end: number;
  complaint: ProblemMessage;
}

/** What is wrong with the sign at an offset. */
export function signAt(at: number, complaint: ProblemMessage): Diagnostic {
  return { start: at, end: at + 1, complaint };
}

/** A change to a text. */
export interface TextEdit {
  at: number;
  remove: number;
  insert: string;
}

/** What its writer did wrong, and the ways in which it may have been meant: with one of them, the rest of the file can be read. */
export interface SyntaxMistake extends Diagnostic {
  ways: TextEdit[][];
}

/** A mistake between two offsets, and the ways to mend it. */
export function mistake(
  start: number,
  end: number,
  complaint: ProblemMessage,
  ...ways: TextEdit[][]
): SyntaxMistake {
  return { start, end, complaint, ways };
}

/** The edit that puts a text at an offset, in place of so many signs. */
export function put(insert: string, at: number, remove = 0): TextEdit {
  return { at, remove, insert };
}

/** A text with some edits, in the order of their offsets, none of which overlap. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  return edits.reduceRight(
    (left, { at, remove, insert }) => left.slice(0, at) + insert + left.slice(at + remove),
    text,
  );
}

/** Where an offset of the edited text was before. */
export function before(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { at, remove, insert } of edits) {
    const start = at + shift;
    if (offset < start) break;
    if (offset < start + insert.length) return at + Math.min(offset - start, remove);
    shift += insert.length - remove;
  }
  return offset - shift;
}
