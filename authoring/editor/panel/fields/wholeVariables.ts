const VARIABLE = /\$\{[^{}]*\}/g;

/** A text and where the cursor stands in it. */
export interface Typed {
  text: string;
  cursor: number;
}

/**
 * What becomes of a text that was changed by hand, so that no variable in it is broken: what takes a part of one
 * away takes all of it, and what is typed within one stands behind it.
 */
export function keepWhole(before: string, typed: Typed): Typed {
  const { text } = typed;
  let start = 0;
  while (start < Math.min(before.length, text.length) && before[start] === text[start]) start++;
  let tail = 0;
  while (
    tail < Math.min(before.length, text.length) - start &&
    before[before.length - 1 - tail] === text[text.length - 1 - tail]
  )
    tail++;
  const end = before.length - tail;
  const added = text.slice(start, text.length - tail);
  for (const match of before.matchAll(VARIABLE)) {
    const from = match.index;
    const to = from + match[0].length;
    if (start === end && from < start && start < to)
      return { text: before.slice(0, to) + added + before.slice(to), cursor: to + added.length };
    if (to <= start || from >= end) continue;
    if (start <= from && to <= end) continue;
    const [first, last] = [Math.min(start, from), Math.max(end, to)];
    return { text: before.slice(0, first) + added + before.slice(last), cursor: first + added.length };
  }
  return typed;
}

/** The beginning of a variable's name that is being typed before the cursor; undefined where none is. */
export function begun({ text, cursor }: Typed): string | undefined {
  return /\$\{([\w.]*)$/.exec(text.slice(0, cursor))?.[1];
}
