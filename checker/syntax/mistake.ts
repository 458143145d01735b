import type { ProblemMessage } from "../../content/problem.ts";
import type { Change } from "../../content/read/source.ts";

/** A problem with a range of a text, as offsets. */
export interface Diagnostic {
  start: number;
  end: number;
  complaint: ProblemMessage;
  /** The change to the same text that fixes it. */
  change?: Change;
}

/** A diagnostic for the single character at an offset. */
export function signAt(at: number, complaint: ProblemMessage): Diagnostic {
  return { start: at, end: at + 1, complaint };
}

/** A change to a text: `remove` characters at an offset are replaced by `insert`. */
export interface TextEdit {
  at: number;
  remove: number;
  insert: string;
}

/** A mistake of the writer, and alternative edits for what was meant: one of them lets the rest be read. */
export interface SyntaxMistake extends Diagnostic {
  ways: TextEdit[][];
  /** Whether the edits only let the rest be read: only the writer can know what to write. */
  hasNoFix?: boolean;
}

/** Creates a mistake between two offsets, with alternative ways to mend it. */
export function mistake(
  start: number,
  end: number,
  complaint: ProblemMessage,
  ...ways: TextEdit[][]
): SyntaxMistake {
  return { start, end, complaint, ways };
}

/** Creates a mistake whose edits only let the rest be read. */
export function mistakeWithoutFix(
  start: number,
  end: number,
  complaint: ProblemMessage,
  way: TextEdit[],
): SyntaxMistake {
  return { start, end, complaint, ways: [way], hasNoFix: true };
}

/** Joins edits into one change; undefined if there are none. */
export function joinedChange(text: string, edits: readonly TextEdit[]): Change | undefined {
  const [first, last] = [edits[0], edits.at(-1)];
  if (!first || !last) return undefined;
  const end = last.at + last.remove;
  return { start: first.at, end, text: edited(text.slice(0, end), edits).slice(first.at) };
}

/** The edit that inserts a text at an offset in place of `remove` characters. */
export function put(insert: string, at: number, remove = 0): TextEdit {
  return { at, remove, insert };
}

/** Applies edits to a text. They must be sorted by offset and must not overlap. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const kept = [0, ...edits.map(({ at, remove }) => at + remove)];
  const parts = edits.map(({ at, insert }, index) => text.slice(kept[index], at) + insert);
  return parts.join("") + text.slice(kept.at(-1));
}

/** Maps an offset of the edited text back to the text before the edits. */
export function originalOffset(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { at, remove, insert } of edits) {
    const start = at + shift;
    if (offset < start) break;
    if (offset < start + insert.length) return at + Math.min(offset - start, remove);
    shift += insert.length - remove;
  }
  return offset - shift;
}
