import type { ProblemMessage } from "../../problem/problem.ts";
import type { Change } from "../source.ts";

/** What is wrong with a stretch of a text, given by offsets. */
export interface Diagnostic {
  start: number;
  end: number;
  complaint: ProblemMessage;
  /** The change that mends it, in the same text. */
  change?: Change;
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
  /** Whether they only let the rest be read: what to write, its writer alone can know. */
  hasNoFix?: boolean;
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

/** A mistake whose way only lets the rest be read. */
export function mistakeWithoutFix(
  start: number,
  end: number,
  complaint: ProblemMessage,
  way: TextEdit[],
): SyntaxMistake {
  return { start, end, complaint, ways: [way], hasNoFix: true };
}

/** Some edits as one change. */
export function joinedChange(text: string, edits: readonly TextEdit[]): Change | undefined {
  const [first, last] = [edits[0], edits.at(-1)];
  if (!first || !last) return undefined;
  const end = last.at + last.remove;
  return { start: first.at, end, text: edited(text.slice(0, end), edits).slice(first.at) };
}

/** The edit that puts a text at an offset, in place of so many signs. */
export function put(insert: string, at: number, remove = 0): TextEdit {
  return { at, remove, insert };
}

/** A text with some edits, in the order of their offsets, none of which overlap. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const kept = [0, ...edits.map(({ at, remove }) => at + remove)];
  const parts = edits.map(({ at, insert }, index) => text.slice(kept[index], at) + insert);
  return parts.join("") + text.slice(kept.at(-1));
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
