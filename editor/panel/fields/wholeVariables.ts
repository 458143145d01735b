import { commonEnds } from "../../../checker/lib/commonEnds.ts";
import type { Variable } from "../../contract.ts";
import { VARIABLE } from "../../words.ts";

/** A text and the position of the cursor in it. */
export type Typed = { text: string; cursor: number };

/**
 * Returns the typed text with no variable broken: deleting a part of a variable deletes all of it, and text typed
 * within a variable is moved after it.
 */
export function keepWhole(before: string, typed: Typed): Typed {
  const { start, end, added } = changeIn(before, typed);
  for (const match of before.matchAll(VARIABLE)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (start === end && from < start && start < to)
      return { text: before.slice(0, to) + added + before.slice(to), cursor: to + added.length };
    if (to <= start || from >= end) continue;
    if (start <= from && to <= end) continue;
    const [first, last] = [Math.min(start, from), Math.max(end, to)];
    return { text: before.slice(0, first) + added + before.slice(last), cursor: first + added.length };
  }
  return typed;
}

/** Returns the changed range of a text. It ends at the cursor, or where the texts differ if that does not fit. */
function changeIn(before: string, { text, cursor }: Typed): { start: number; end: number; added: string } {
  const isAtCursor = before.endsWith(text.slice(cursor));
  const tail = isAtCursor ? text.length - cursor : commonEnds(before, text)[1];
  const [end, addedEnd] = [before.length - tail, text.length - tail];
  const [start] = commonEnds(before.slice(0, end), text.slice(0, addedEnd));
  return { start, end, added: text.slice(start, addedEnd) };
}

/** Returns the start of a variable's name that is being typed before the cursor; undefined if there is none. */
export function begun({ text, cursor }: Typed): string | undefined {
  return /\$\{([\w.]*)$/.exec(text.slice(0, cursor))?.[1];
}

/** Returns the variables whose name or value contains what was typed; lists only if nothing else is in the text. */
export function completionsFor(begun: string, text: string, variables: readonly Variable[]): Variable[] {
  const isAlone = text.trim() === `\${${begun}`;
  const wanted = begun.toLowerCase();
  return variables.filter(
    ({ name, value, list }) => (!list || isAlone) && `${name} ${value}`.toLowerCase().includes(wanted),
  );
}
