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
  const head = countWhile(old.length, (count) => startsWith(text, old.slice(0, count).join(" ")));
  const rest = text.slice(old.slice(0, head).join(" ").length).trimStart();
  const most = countWhile(old.length - head, (count) => endsWith(rest, old.slice(-count).join(" ")));
  for (let tail = most; tail > 0; tail--) {
    const last = old.slice(-tail);
    const between = rest.slice(0, rest.length - last.join(" ").length).trimEnd();
    const lines = [...old.slice(0, head), ...(between === "" ? [] : fold(between, width))];
    const [word = ""] = last[0]?.split(" ") ?? [];
    const fits = (line?: string) => line !== undefined && line.length + 1 + word.length <= width;
    if (!fits(lines.at(-1)) || fits(old.at(-tail - 1))) return [...lines, ...last];
  }
  return [...old.slice(0, head), ...(rest === "" ? [] : fold(rest, width))];
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
