/** A text in lines of at most `width` letters, broken where one space stands alone. */
function fold(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width) lines.splice(-1, 1, `${line} ${word}`);
    else lines.push(word);
  }
  return lines;
}

/**
 * A text in lines: those of an earlier version stay as far as they are right at its start and at its end; between
 * them it is folded anew. A line that began only because the one before it was full begins elsewhere when that is not.
 */
export function foldLike(old: readonly string[], text: string, width: number): string[] {
  const fits = (line: string | undefined, next = "") =>
    line !== undefined && line.length + 1 + next.replace(/ .*/, "").length <= width;
  let head = countWhile(old.length, (count) => startsWith(text, old.slice(0, count).join(" ")));
  const restAfter = (count: number) => text.slice(old.slice(0, count).join(" ").length).trimStart();
  const wasFull = (count: number) => old[count] === undefined || !fits(old[count - 1], old[count]);
  while (head > 0 && restAfter(head) !== "" && wasFull(head) && fits(old[head - 1], restAfter(head))) head--;
  const rest = restAfter(head);
  const first = old.slice(0, head);
  for (
    let tail = countWhile(old.length - head, (count) => endsWith(rest, old.slice(-count).join(" ")));
    tail > 0;
    tail--
  ) {
    const last = old.slice(-tail);
    const between = rest.slice(0, rest.length - last.join(" ").length).trimEnd();
    const lines = [...first, ...(between === "" ? [] : fold(between, width))];
    if (!fits(lines.at(-1), last[0]) || fits(old.at(-tail - 1), last[0])) return [...lines, ...last];
  }
  return [...first, ...(rest === "" ? [] : fold(rest, width))];
}

function startsWith(text: string, words: string): boolean {
  return text === words || text.startsWith(`${words} `);
}

function endsWith(text: string, words: string): boolean {
  return text === words || text.endsWith(` ${words}`);
}

/** The highest count, from one upwards without a gap, that fits. */
function countWhile(most: number, fits: (count: number) => boolean): number {
  let count = 0;
  while (count < most && fits(count + 1)) count++;
  return count;
}
