import { type Change, counted, type ProblemMessage } from "../../content/problem.ts";

/** What is wrong in a text and can be told from the text alone, with the change that mends it. */
export interface SyntaxMistake extends ProblemMessage {
  start: number;
  end: number;
  change?: Change;
}

/** A mistake that the writer may have made, and the alternative ways to write what was meant. */
export interface PossibleMistake extends SyntaxMistake {
  ways: Change[][];
  /** Whether the ways only let the rest be read: only the writer can know what to write. */
  hasNoFix?: boolean;
}

/** Creates a mistake between two offsets, with alternative ways to mend it. */
export function mistake(
  start: number,
  end: number,
  ways: Change[][],
  message: ProblemMessage,
): PossibleMistake {
  return { ...message, start, end, ways };
}

/** Creates a mistake whose changes only let the rest be read. */
export function mistakeWithoutFix(
  start: number,
  end: number,
  way: Change[],
  message: ProblemMessage,
): PossibleMistake {
  return { ...message, start, end, ways: [way], hasNoFix: true };
}

/** A mistake of the single character at an offset. */
export function mistakeAt(start: number, message: ProblemMessage): SyntaxMistake {
  return { ...message, start, end: start + 1 };
}

/** The sentence that tells how many lines below have the same mistake; empty if there are none. */
export function alike(count: number, what: string): string {
  return count > 0 ? ` ${counted(count, "line")} below ${count === 1 ? "has" : "have"} ${what} too.` : "";
}

/** A possible mistake as it is reported: the first way to mend it, joined into one change of the text. */
export function reported({ ways: [way = []], hasNoFix, ...mistake }: PossibleMistake, text: string) {
  return hasNoFix ? mistake : { ...mistake, change: joined(text, way) };
}

function joined(text: string, changes: readonly Change[]): Change | undefined {
  const [first, last] = [changes[0], changes.at(-1)];
  if (!first || !last) return undefined;
  const { start } = first;
  return { start, end: last.end, text: changed(text.slice(0, last.end), changes).slice(start) };
}

/** The change that writes a text at an offset, in place of `length` characters. */
export function put(text: string, start: number, length = 0): Change {
  return { start, end: start + length, text };
}

/** Applies changes to a text. They must be sorted by offset and must not overlap. */
export function changed(text: string, changes: readonly Change[]): string {
  const kept = [0, ...changes.map(({ end }) => end)];
  const parts = changes.map(({ start, text: inserted }, index) => text.slice(kept[index], start) + inserted);
  return parts.join("") + text.slice(kept.at(-1));
}

/** Maps an offset of the changed text back to the text before the changes. */
export function originalOffset(offset: number, changes: readonly Change[]): number {
  let shift = 0;
  for (const { start, end, text } of changes) {
    const inserted = start + shift;
    if (offset < inserted) break;
    if (offset < inserted + text.length) return Math.min(start + offset - inserted, end);
    shift += text.length - (end - start);
  }
  return offset - shift;
}
