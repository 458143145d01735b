import type { ProblemMessage } from "../../problem/problem.ts";

/** What is wrong with a stretch of a text, given by offsets. */
export interface Diagnostic {
  start: number;
  end: number;
  complaint: ProblemMessage;
}

/** A change to a text. */
export interface TextEdit {
  at: number;
  remove: number;
  insert: string;
}

/** What its writer did wrong, and the text as it was meant: with it, the rest of the file can be read. */
export interface SyntaxMistake extends Diagnostic {
  edits: TextEdit[];
}

/** A mistake between two offsets, and what mends it. */
export function mistake(
  start: number,
  end: number,
  complaint: ProblemMessage,
  ...edits: TextEdit[]
): SyntaxMistake {
  return { start, end, complaint, edits };
}

/** The edit that puts a text at an offset, in place of so many signs. */
export function put(insert: string, at: number, remove = 0): TextEdit {
  return { at, remove, insert };
}

/** A text with some edits, none of which overlap. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let reached = 0;
  for (const { at, remove, insert } of inOrder(edits)) {
    parts.push(text.slice(reached, at), insert);
    reached = at + remove;
  }
  return parts.join("") + text.slice(reached);
}

/** Where an offset of the edited text was before. */
export function before(offset: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { at, remove, insert } of inOrder(edits)) {
    const start = at + shift;
    if (offset < start) break;
    if (offset < start + insert.length) return at + Math.min(offset - start, remove);
    shift += insert.length - remove;
  }
  return offset - shift;
}

function inOrder(edits: readonly TextEdit[]): TextEdit[] {
  return edits.toSorted((a, b) => a.at - b.at);
}
